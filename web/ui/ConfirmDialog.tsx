import type { ComponentProps } from 'react';
import { Dialog } from './Dialog.tsx';

interface Props extends Omit<ComponentProps<typeof Dialog>, 'size'> {
  confirm: string;
  /** Runs the action. The dialog closes when it resolves to a value; the value is undefined after a failure. */
  onConfirm: () => unknown;
  pending?: boolean;
  /** Whether the confirming button gets the initial focus. */
  focused?: boolean;
  danger?: boolean;
  /** The label and the effect of the other button; by default 'Cancel', which closes the dialog. */
  cancel?: string;
  onCancel?: () => void;
}

export function ConfirmDialog({ children, confirm, onConfirm, pending, focused, danger, ...props }: Props) {
  const { cancel = 'Cancel', onCancel = props.onClose, ...dialog } = props;
  const run = async () => {
    if (await onConfirm()) dialog.onClose();
  };
  return (
    <Dialog {...dialog}>
      {children}
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <button type="button" className="btn btn-outline" onClick={onCancel}>
          {cancel}
        </button>
        <button
          type="button"
          data-autofocus={focused}
          className={`btn ${danger ? 'btn-danger' : 'btn-primary'}`}
          aria-disabled={pending}
          onClick={() => void run()}
        >
          {confirm}
        </button>
      </div>
    </Dialog>
  );
}
