import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { onDemand } from '../ui/onDemand.tsx';

const LeaveDialog = onDemand(() => import('./LeaveDialog.tsx'), 'LeaveDialog');

interface Props {
  /** Whether something would be left unsaved; asked when somebody leaves. */
  unsaved: () => boolean;
  /** What becomes of it. */
  text: string;
  /** Told when somebody leaves it all the same; the next screen may still be loading. */
  onLeave?: () => void;
}

/**
 * Follows a link within the page. If the browser followed it, the router would meet a place that it has not made, and
 * complain that its blocker cannot be sure of that.
 */
function goWithin(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  document.getElementById(link.hash.slice(1))?.focus();
}

/** Asks before a screen with unsaved changes is left: for another one here, the browser itself for the rest. */
export function LeaveGuard({ unsaved, text, onLeave }: Props) {
  // Who has said so is not asked again while the next screen loads.
  const left = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !left.current && unsaved(),
  );
  // Nobody waits for the question, and it can be asked when the server is not there or of another release.
  useEffect(() => LeaveDialog.preload(), []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!left.current && unsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    addEventListener('click', goWithin);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('click', goWithin);
    };
  }, [unsaved]);
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      text={text}
      onClose={() => blocker.reset?.()}
      onLeave={() => {
        left.current = true;
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}
