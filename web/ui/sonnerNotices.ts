import { toast } from 'sonner';
import type { Notice, NoticeRenderer } from './notify.ts';

type Id = ReturnType<typeof toast>;

/** The subjects of the visible notices. */
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

/** Shows notices with Sonner. */
export const sonnerNotices: NoticeRenderer = {
  show,
  showAbout(subject, notice) {
    for (const [id, about] of subjects)
      // Only visible notices: dismissing a closed one would close others that the pointer keeps open.
      if (about === subject) {
        subjects.delete(id);
        toast.dismiss(id);
      }
    // Without reusing the id, since Sonner would keep the old notice's Undo button.
    if (notice) subjects.set(show(notice), subject);
  },
};
