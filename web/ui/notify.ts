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

/** What shows notices: its code comes with their area. */
export interface ShowsNotices {
  show: (notice: Notice) => void;
  showAbout: (subject: string, notice: Notice | undefined) => void;
}

let announce: (notices: ShowsNotices) => void;
const ready = new Promise<ShowsNotices>((resolve) => {
  announce = resolve;
});

/** Called by the toast area when it can show notices; earlier ones wait for it. */
export const toastsReady = (notices: ShowsNotices): void => announce(notices);

/** Shows a toast at the bottom right. Its code comes after the first paint, so the toast may be a moment late. */
export const notify = async (notice: Notice): Promise<void> => (await ready).show(notice);

/**
 * Tells what holds now of a subject, if there is anything to tell: the earlier notice of the same goes, for it may say
 * the contrary or offer to undo what is undone already.
 */
export const notifyAbout = async (subject: string, notice: Notice | undefined): Promise<void> =>
  (await ready).showAbout(subject, notice);
