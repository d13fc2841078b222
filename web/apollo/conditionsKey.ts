/** Key of the simulated network conditions in the tab's storage. If it is set, requests use `networkConditions.ts`. */
export const conditionsKey = 'networkConditions';
