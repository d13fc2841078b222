import { useEffect, useState } from 'react';
import { LoadError } from '../../ui/LoadError.tsx';

/** Whoever has waited so long, in milliseconds, wants to know that something is wrong. */
const lateMs = 5_000;

/** Two comments' worth of grey while they load; when they do not come, that, and a way to ask again. */
export function CommentsSkeleton({ onRetry }: { onRetry: () => void }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, lateMs, true);
    return () => clearTimeout(timer);
  }, []);
  if (late) return <LoadError what="the comments" retrying={false} onRetry={onRetry} />;
  return (
    <div className="grid gap-3 border-t border-line p-card" aria-hidden>
      <div className="skeleton h-10" />
      <div className="skeleton h-14" />
      <div className="skeleton h-14" />
    </div>
  );
}
