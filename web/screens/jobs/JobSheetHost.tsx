import { useState, type ReactNode } from 'react';
import { deferred } from '../../ui/deferred.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { LazyJobSheet } from './LazyJobSheet.ts';
import { useOpenJob } from './useOpenJob.ts';

/** Job sheet of an address that opens a job. The server renders it with the page. */
const FirstJobSheet = deferred(() => import('./JobSheet.tsx'), 'JobSheet');

/** Keeps the job rendered during the closing animation. `waiting` is the fallback while the code loads. */
export function JobSheetHost({ waiting }: { waiting: ReactNode }) {
  const { id, close, closedAt } = useOpenJob();
  const [isFirst] = useState(id !== '');
  const [shown, setShown] = useState(id);
  if (id && id !== shown) setShown(id);
  if (!shown) return null;
  const sheet = { id: id || shown, open: id !== '', onClose: close, closedAt };
  if (!isFirst) return <LazyJobSheet {...sheet} fallback={waiting} />;
  return (
    <HydrationBoundary fallback={waiting}>
      <FirstJobSheet {...sheet} />
    </HydrationBoundary>
  );
}
