import { Plus } from 'lucide-react';
import type { ComponentProps } from 'react';
import { DialogButton, type DialogState } from '../../ui/DialogButton.tsx';

interface Props {
  label: string;
  Dialog: ComponentProps<typeof DialogButton<DialogState>>['Dialog'];
}

/** Button in the header of a profile card that opens a dialog to add an entry. The dialog has no further props. */
export const AddButton = ({ label, Dialog }: Props) => (
  <DialogButton className="btn btn-ghost btn-sm text-accent-ink" Dialog={Dialog} dialog={{}}>
    <Plus aria-hidden strokeWidth={1.75} />
    {label}
  </DialogButton>
);
