import { useState, type ReactNode } from 'react';
import { deferred } from '../../ui/deferred.tsx';
import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import { LazyJobSheet } from './LazyJobSheet.ts';
import { useOpenJob } from './useOpenJob.ts';

/** Used when the screen starts with an open job, which the server renders. Otherwise `LazyJobSheet` is used. */
const FirstJobSheet = deferred(() => import('./JobSheet.tsx'), 'JobSheet');

/** The sheet of the open job, also during its closing animation. `waiting` is shown until the sheet's code has loaded. */
export function JobSheetHost({ waiting }: { waiting: ReactNode }) {
  const { id, close, closedAt } = useOpenJob();
  const [startedOpen] = useState(id !== '');
  const [lastId, setLastId] = useState(id);
  if (id && id !== lastId) setLastId(id);
  if (!lastId) return null;
  const sheet = { id: id || lastId, open: id !== '', onClose: close, closedAt };
  if (!startedOpen) return <LazyJobSheet {...sheet} fallback={waiting} />;
  return (
    <HydrationBoundary fallback={waiting}>
      <FirstJobSheet {...sheet} />
    </HydrationBoundary>
  );
}
