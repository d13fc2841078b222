import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import { onDemand } from '../ui/onDemand.tsx';
import { useWindowEvent } from '../ui/useWindowEvent.ts';

const LeaveDialog = onDemand(() => import('./LeaveDialog.tsx'), 'LeaveDialog');

interface Props {
  /** Returns whether there are unsaved changes; called when the user leaves the screen. */
  unsaved: () => boolean;
  /** Describes what happens to unsaved changes. */
  text: string;
  /** Called when the user confirms leaving; the next screen may still be loading. */
  onLeave?: () => void;
}

/** Follows a link within the page. The browser's own history entry would make the router's blocker warn. */
function followFragmentLink(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href^="#"]');
  if (!link || event.defaultPrevented) return;
  event.preventDefault();
  document.getElementById(link.hash.slice(1))?.focus();
}

/** Asks before the user leaves a screen with unsaved changes: by a dialog within the site, otherwise by the browser. */
export function LeaveGuard({ unsaved, text, onLeave }: Props) {
  // Prevents a second question while the next screen loads.
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && !isLeaving.current && unsaved(),
  );
  // The dialog then opens without a delay, also when the server is unreachable or runs another release.
  useEffect(() => LeaveDialog.preload(), []);
  useWindowEvent('beforeunload', (event) => {
    if (!isLeaving.current && unsaved()) event.preventDefault();
  });
  useWindowEvent('click', followFragmentLink);
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      text={text}
      onClose={() => blocker.reset?.()}
      onLeave={() => {
        isLeaving.current = true;
        onLeave?.();
        blocker.proceed?.();
      }}
    />
  );
}
