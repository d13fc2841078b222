import { onDemand } from '../../ui/onDemand.tsx';

/** The sheet with a job, whose code comes when somebody means to open one. */
export const LazyJobSheet = onDemand(() => import('./JobSheet.tsx'), 'JobSheet');
