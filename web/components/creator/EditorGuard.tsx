import type { RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { LeaveGuard } from '../../routing/LeaveGuard.tsx';

/** Asks before unsaved changes are left, unless they have just been saved. */
export function EditorGuard({ saved }: { saved: RefObject<boolean> }) {
  const { isDirty } = useFormState();
  return (
    <LeaveGuard
      unsaved={() => isDirty && !saved.current}
      text="You have unsaved changes. What you typed is kept in this tab and is here when you come back; pictures and files have to be chosen again."
    />
  );
}
