import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { onDemand } from '../ui/onDemand.tsx';

const LeaveDialog = onDemand(() => import('./LeaveDialog.tsx'), 'LeaveDialog');

interface Props {
  /** Whether something would be left unsaved; asked when somebody leaves. */
  unsaved: () => boolean;
  /** What becomes of it. */
  text: string;
}

/** Asks before a screen with unsaved changes is left: for another one here, the browser itself for the rest. */
export function LeaveGuard({ unsaved, text }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && unsaved(),
  );
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved()) event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      text={text}
      onClose={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
}
