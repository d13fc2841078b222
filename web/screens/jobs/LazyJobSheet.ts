import { onDemand } from '../../ui/onDemand.tsx';

/** The job sheet, whose code loads on first use: `JobList` preloads it, `JobSheetHost` renders it. */
export const LazyJobSheet = onDemand(() => import('./JobSheet.tsx'), 'JobSheet');
