import { onDemand } from '../../ui/onDemand.tsx';

export const LazyReportDialog = onDemand(() => import('./ReportDialog.tsx'), 'ReportDialog');
