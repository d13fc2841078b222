import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { OnDemandTrigger } from '../../ui/onDemand.tsx';

interface DialogProps {
  open: boolean;
  onClose: () => void;
}

interface Props {
  label: string;
  /** The dialog, from `onDemand(…)`. */
  Dialog: ((props: DialogProps) => ReactNode) & { trigger: OnDemandTrigger };
}

/** Button that opens a dialog to add an entry to a section. */
export function AddButton({ label, Dialog }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-sm text-accent-ink"
        {...Dialog.trigger}
        onClick={() => setOpen(true)}
      >
        <Plus aria-hidden strokeWidth={1.75} />
        {label}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} />
    </>
  );
}
