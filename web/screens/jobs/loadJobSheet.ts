/** The sheet's code, which comes when somebody means to open a job. */
export const loadJobSheet = () => import('./JobSheet.tsx');
