import { Dialog } from '../../ui/Dialog.tsx';

interface Props {
  open: boolean;
  onClose: () => void;
  onAddLesson: () => void;
  onPublish: () => void;
}

/** Asks before a course without lessons is published. */
export const NoLessonsDialog = ({ open, onClose, onAddLesson, onPublish }: Props) => (
  <Dialog open={open} onClose={onClose} title="Publish without lessons?">
    <p className="mt-2 text-muted">
      This course has no lesson yet, so its buyers would find nothing to learn.
    </p>
    <div className="mt-5 flex flex-wrap justify-end gap-2">
      <button type="button" className="btn btn-outline" onClick={onPublish}>
        Publish anyway
      </button>
      <button type="button" data-autofocus="" className="btn btn-primary" onClick={onAddLesson}>
        Add a lesson
      </button>
    </div>
  </Dialog>
);
