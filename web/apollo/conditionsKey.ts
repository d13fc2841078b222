/** Key of the simulated network conditions in the tab's storage. */
export const conditionsKey = 'networkConditions';
