import { use, type RefObject } from 'react';
import { useFormState } from 'react-hook-form';
import { LeaveGuard } from '../../routing/LeaveGuard.tsx';
import { ReadingsContext } from '../../ui/form/readings.ts';

/** Asks before unsaved changes are left, files that are being read among them, unless they have just been saved. */
export function EditorGuard({ saved, left }: Readonly<Record<'saved' | 'left', RefObject<boolean>>>) {
  const { isDirty } = useFormState();
  const readings = use(ReadingsContext);
  return (
    <LeaveGuard
      unsaved={() => (isDirty || readings.size > 0) && !saved.current}
      onLeave={() => {
        left.current = true;
      }}
      text="You have unsaved changes. What you typed is kept in this tab and is here when you come back; pictures and files have to be chosen again."
    />
  );
}
