import { onDemand } from '../../ui/onDemand.tsx';

/** ReportDialog for menus and buttons; its code loads on first use. */
export const LazyReportDialog = onDemand(() => import('./ReportDialog.tsx'), 'ReportDialog');
