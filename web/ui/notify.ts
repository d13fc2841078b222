export interface Notice {
  title: string;
  description?: string;
  /** 'destructive' says that something was refused or has failed. */
  tone?: 'neutral' | 'destructive';
  /** Milliseconds; 4000 where it is left out. */
  duration?: number;
  /** Takes back what was done; the notice offers it. */
  undo?: () => void;
  /** A notice with the same id takes the place of the one that is there. */
  id?: string;
}

let announceReady: () => void;
const ready = new Promise<void>((resolve) => {
  announceReady = resolve;
});

/** Called by the toast area when it can show notices; earlier ones wait for it. */
export const toastsReady = (): void => announceReady();

/** The area has brought its code. */
async function shower() {
  await ready;
  return (await import('sonner')).toast;
}
type Shower = Awaited<ReturnType<typeof shower>>;
type Id = ReturnType<Shower>;

/** What the notices that stand are about. */
const subjects = new Map<Id, string>();
const forget = ({ id }: { id: Id }) => subjects.delete(id);

function show(toast: Shower, { title, tone = 'neutral', undo, ...rest }: Notice): Id {
  const onClick = () => {
    subjects.delete(id);
    undo?.();
  };
  const action = undo && { action: { label: 'Undo', onClick } };
  const options = { ...rest, ...action, onDismiss: forget, onAutoClose: forget };
  const id = tone === 'destructive' ? toast.error(title, options) : toast.success(title, options);
  return id;
}

/** Shows a toast at the bottom right. Its code comes after the first paint, so the toast may be a moment late. */
export const notify = async (notice: Notice): Promise<Id> => show(await shower(), notice);

/**
 * Tells what holds now of a subject, if there is anything to tell: the earlier notice of the same goes, for it may say
 * the contrary or offer to undo what is undone already. (To give a toast its id again would leave its undo in it, and to
 * dismiss what has gone would close the others that the pointer holds open.)
 */
export async function notifyAbout(subject: string, notice: Notice | undefined): Promise<void> {
  const toast = await shower();
  for (const [id, about] of subjects)
    if (about === subject) {
      subjects.delete(id);
      toast.dismiss(id);
    }
  if (notice) subjects.set(show(toast, notice), subject);
}
