import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import type { DialogState } from '../../ui/DialogButton.tsx';

interface Props extends DialogState {
  onAddLesson: () => void;
  onPublish: () => void;
}

/** Asks before a course without lessons is published. 'Add a lesson' gets the focus. Escape does neither. */
export const NoLessonsDialog = ({ onAddLesson, onPublish, ...dialog }: Props) => (
  <ConfirmDialog
    {...dialog}
    title="Publish without lessons?"
    cancel="Publish anyway"
    onCancel={onPublish}
    confirm="Add a lesson"
    onConfirm={onAddLesson}
    focused
  >
    <p className="mt-2 text-muted">
      This course has no lesson yet, so its buyers would find nothing to learn.
    </p>
  </ConfirmDialog>
);
