import { RotateCw, WifiOff } from 'lucide-react';
import { useEffect } from 'react';

interface Props {
  /** What could not be loaded, in the reader's words: "your feed". */
  what: string;
  retrying: boolean;
  onRetry: () => void;
}

/** Stands where data should, when it cannot be had. */
export function LoadError({ what, retrying, onRetry }: Props) {
  // A connection that comes back is a retry, too.
  useEffect(() => {
    addEventListener('online', onRetry);
    return () => removeEventListener('online', onRetry);
  });
  return (
    <section role="alert" className="card grid justify-items-center gap-2 p-card py-10 text-center">
      <WifiOff aria-hidden className="size-6 text-subtle" strokeWidth={1.75} />
      <h2 className="font-display text-lg font-semibold">We couldn't load {what}</h2>
      <p className="max-w-[44ch] text-muted">
        Check your connection, then try again. Nothing you typed has been lost.
      </p>
      <button type="button" className="btn btn-outline mt-2" onClick={onRetry} aria-disabled={retrying}>
        <RotateCw aria-hidden className={retrying ? 'animate-spin motion-reduce:animate-none' : ''} />
        {retrying ? 'Retrying…' : 'Retry'}
      </button>
    </section>
  );
}
