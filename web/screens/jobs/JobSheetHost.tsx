import { useState, type ReactNode } from 'react';
import { deferred } from '../../ui/deferred.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { LazyJobSheet } from './LazyJobSheet.ts';
import { useOpenJob } from './useOpenJob.ts';

/** The sheet of a page that begins with one: it comes with the page, as all that the address asks for. */
const FirstJobSheet = deferred(() => import('./JobSheet.tsx'), 'JobSheet');

/**
 * Shows the job that the address names beside the list; it keeps its content while it slides away. `waiting` stands
 * for it until its code has come.
 */
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
