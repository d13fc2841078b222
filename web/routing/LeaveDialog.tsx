import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';

interface Props {
  open: boolean;
  /** Describes what happens to unsaved changes. */
  text: string;
  onClose: () => void;
  onLeave: () => void;
}

export const LeaveDialog = ({ text, onLeave, ...dialog }: Props) => (
  <ConfirmDialog {...dialog} title="Leave without saving?" cancel="Stay" confirm="Leave" onConfirm={onLeave}>
    <p className="mt-2 text-muted">{text}</p>
  </ConfirmDialog>
);
