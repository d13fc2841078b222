import { CircleAlert, RotateCw, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { isOutdated, reloadOnce } from '../hydration/reloadOnce.ts';
import { isConnectionError } from './connectionErrors.ts';
import { referenceOf } from './referenceOf.ts';
import { useWindowEvent } from './useWindowEvent.ts';

interface Props {
  /** Names the data that failed to load: "your feed". */
  dataName: string;
  /** What failed; left out where no response has arrived in time. */
  error?: unknown;
  /** Whether a retry is running; left out where the error goes at once. */
  retrying?: boolean;
  onRetry: () => void;
}

/**
 * The error card of data that failed to load. A page of an outdated release sends operations that the new server does
 * not have. Such a page reloads itself, or on Retry if unsaved text would be lost.
 */
export function LoadError({ dataName, error, retrying = false, onRetry }: Props) {
  useEffect(() => {
    if (isOutdated()) void reloadOnce();
  }, []);
  useWindowEvent('online', onRetry);
  const isOffline = error === undefined || isConnectionError(error);
  const Icon = isOffline ? WifiOff : CircleAlert;
  return (
    <section role="alert" className="card grid justify-items-center gap-2 p-card py-10 text-center">
      <Icon aria-hidden className="size-6 text-subtle" strokeWidth={1.75} />
      <h2 className="font-display text-lg font-semibold">We couldn't load {dataName}</h2>
      <p className="max-w-[44ch] text-muted">
        {isOffline
          ? 'Check your connection, then try again.'
          : 'Something went wrong on our side. Try again.'}{' '}
        Nothing you typed is lost.{referenceOf(error)}
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
