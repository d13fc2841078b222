import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void) {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Shown while the browser is offline. The live region stays mounted, so that screen readers announce both changes. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-16 z-40 flex justify-center px-3 print:hidden"
    >
      {!isOnline && (
        <p className="flex items-center gap-2 rounded-lg bg-inverse px-3.5 py-2 text-sm text-inverse-ink shadow-overlay">
          <WifiOff aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
          <span>
            You're offline.{' '}
            <span className="max-md:sr-only">You can keep reading, and nothing you type is lost.</span>
          </span>
        </p>
      )}
    </div>
  );
}
