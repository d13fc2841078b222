import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Dialog } from '../ui/Dialog.tsx';

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
  const stay = () => blocker.reset?.();
  // A closed dialog would leave a style attribute in the server's markup, which the page's policy refuses.
  if (blocker.state !== 'blocked') return null;
  return (
    <Dialog open onClose={stay} title="Leave without saving?">
      <p className="mt-2 text-muted">{text}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-outline" onClick={stay}>
          Stay
        </button>
        <button type="button" className="btn btn-primary" onClick={() => blocker.proceed?.()}>
          Leave
        </button>
      </div>
    </Dialog>
  );
}
