import { useEffect, useState } from 'react';
import { LoadError } from '../../ui/LoadError.tsx';

/** Milliseconds until a loading message and Retry appear. */
const lateMs = 5_000;

/** The skeleton of two comments. When loading takes too long, it shows a message and Retry. */
export function CommentsSkeleton({ onRetry }: { onRetry: () => void }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, lateMs, true);
    return () => clearTimeout(timer);
  }, []);
  if (late) return <LoadError dataName="the comments" retrying={false} onRetry={onRetry} />;
  return (
    <div className="grid gap-3 border-t border-line p-card" aria-hidden>
      <div className="skeleton h-10" />
      <div className="skeleton h-14" />
      <div className="skeleton h-14" />
    </div>
  );
}
