import { toast } from 'sonner';
import type { Notice, ShowsNotices } from './notify.ts';

type Id = ReturnType<typeof toast>;

/** What the notices that stand are about. */
const subjects = new Map<Id, string>();
const forget = ({ id }: { id: Id }) => subjects.delete(id);

function show({ title, tone = 'neutral', undo, ...rest }: Notice): Id {
  const onClick = () => {
    subjects.delete(id);
    undo?.();
  };
  const action = undo && { action: { label: 'Undo', onClick } };
  const options = { ...rest, ...action, onDismiss: forget, onAutoClose: forget };
  const id = tone === 'destructive' ? toast.error(title, options) : toast.success(title, options);
  return id;
}

/** Shows notices, for the area that they stand in. */
export const sonnerNotices: ShowsNotices = {
  show,
  showAbout(subject, notice) {
    for (const [id, about] of subjects)
      // To dismiss what has gone would close the others that the pointer holds open.
      if (about === subject) {
        subjects.delete(id);
        toast.dismiss(id);
      }
    // To give a notice its id again would leave its undo in it.
    if (notice) subjects.set(show(notice), subject);
  },
};
