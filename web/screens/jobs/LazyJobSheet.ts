import { onDemand } from '../../ui/onDemand.tsx';

export const LazyJobSheet = onDemand(() => import('./JobSheet.tsx'), 'JobSheet');
