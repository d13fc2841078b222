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

/** Shows a toast at the bottom right. Its code comes after the first paint, so the toast may be a moment late. */
export async function notify({ title, tone = 'neutral', undo, ...rest }: Notice): Promise<string | number> {
  await ready;
  // The area has brought it.
  const { toast } = await import('sonner');
  const options = { ...rest, ...(undo && { action: { label: 'Undo', onClick: undo } }) };
  return tone === 'destructive' ? toast.error(title, options) : toast.success(title, options);
}

const latest = new Map<string, Promise<string | number>>();

/**
 * Tells what holds now of a subject, if there is anything to tell: the earlier notice of the same goes, for it may say
 * the contrary or offer to undo what is undone already. (To give a toast its id again would leave its undo in it.)
 */
export function notifyAbout(subject: string, notice: Notice | undefined): void {
  const earlier = latest.get(subject);
  void earlier?.then(async (told) => {
    const { toast } = await import('sonner');
    // To dismiss what has gone would close the others that the pointer holds open.
    if (toast.getToasts().some(({ id }) => id === told)) toast.dismiss(told);
  });
  if (notice) latest.set(subject, notify(notice));
  else latest.delete(subject);
}
