import { RotateCw, WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { isOutdated, reloadOnce } from '../hydration/reloadOnce.ts';

interface Props {
  /** What could not be loaded, in the reader's words: "your feed". */
  what: string;
  retrying: boolean;
  onRetry: () => void;
}

/**
 * Stands where data should, when it cannot be had. A page that has outlived its release asks what the new server does not
 * know: it is loaded anew, by itself where nothing can be lost, or else by Retry.
 */
export function LoadError({ what, retrying, onRetry }: Props) {
  useEffect(() => {
    if (isOutdated()) void reloadOnce();
  }, []);
  // A connection that comes back is a retry, too.
  const retryOnline = useEffectEvent(onRetry);
  useEffect(() => {
    const retry = () => retryOnline();
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, []);
  return (
    <section role="alert" className="card grid justify-items-center gap-2 p-card py-10 text-center">
      <WifiOff aria-hidden className="size-6 text-subtle" strokeWidth={1.75} />
      <h2 className="font-display text-lg font-semibold">We couldn't load {what}</h2>
      <p className="max-w-[44ch] text-muted">
        Check your connection, then try again. Nothing you typed is lost.
      </p>
      <button
        type="button"
        className="btn btn-outline mt-2"
        onClick={() => (isOutdated() ? location.reload() : onRetry())}
        aria-disabled={retrying}
      >
        <RotateCw aria-hidden className={retrying ? 'animate-spin motion-reduce:animate-none' : ''} />
        {retrying ? 'Retrying…' : 'Retry'}
      </button>
    </section>
  );
}
