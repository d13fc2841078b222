import { onDemand } from '../../ui/onDemand.tsx';

/** The form of a report, whose code comes when somebody means to send one. */
export const LazyReportDialog = onDemand(() => import('./ReportDialog.tsx'), 'ReportDialog');
