import { onDemand } from '../../ui/onDemand.tsx';

/** The report form, loaded when it is opened. */
export const LazyReportDialog = onDemand(() => import('./ReportDialog.tsx'), 'ReportDialog');
