import { Dialog } from '../ui/Dialog.tsx';

interface Props {
  open: boolean;
  /** Describes what happens to unsaved changes. */
  text: string;
  onClose: () => void;
  onLeave: () => void;
}

/** Asks the user whether to leave the screen. */
export const LeaveDialog = ({ open, text, onClose, onLeave }: Props) => (
  <Dialog open={open} onClose={onClose} title="Leave without saving?">
    <p className="mt-2 text-muted">{text}</p>
    <div className="mt-5 flex flex-wrap justify-end gap-2">
      <button type="button" className="btn btn-outline" onClick={onClose}>
        Stay
      </button>
      <button type="button" className="btn btn-primary" onClick={onLeave}>
        Leave
      </button>
    </div>
  </Dialog>
);
