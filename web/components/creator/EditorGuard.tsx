import { use, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { LeaveGuard } from '../../routing/LeaveGuard.tsx';
import { PendingReadsContext } from '../../ui/form/pendingReads.ts';

/** Asks before the viewer leaves unsaved changes, including files that are still being read. */
export function EditorGuard({ saved, onLeave }: { saved: RefObject<boolean>; onLeave: () => void }) {
  const { isDirty } = useFormState();
  const readings = use(PendingReadsContext);
  return (
    <LeaveGuard
      unsaved={() => (isDirty || readings.size > 0) && !saved.current}
      onLeave={onLeave}
      text="You have unsaved changes. Your text is kept in this tab, but you'll need to choose pictures and files again."
    />
  );
}
