import { onDemand } from '../../ui/onDemand.tsx';

/** Job sheet. Its code loads on demand. */
export const LazyJobSheet = onDemand(() => import('./JobSheet.tsx'), 'JobSheet');
