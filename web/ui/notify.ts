export interface Notice {
  title: string;
  description?: string;
  /** 'destructive' marks a refusal or a failure. */
  tone?: 'neutral' | 'destructive';
  /** Milliseconds; 4000 by default. */
  duration?: number;
  /** Undoes the action; the notice gets an Undo button. */
  undo?: () => void;
  /** A notice with the same id replaces the earlier one. */
  id?: string;
}

/** Shows notices; implemented by lazy code that loads with the toast area. */
export interface NoticeRenderer {
  show: (notice: Notice) => void;
  showAbout: (subject: string, notice: Notice | undefined) => void;
}

let resolveReady: (notices: NoticeRenderer) => void;
const ready = new Promise<NoticeRenderer>((resolve) => {
  resolveReady = resolve;
});

/** The toast area calls this when it can show notices; earlier notices wait for it. */
export const setNoticeRenderer = (notices: NoticeRenderer): void => resolveReady(notices);

/** Shows a toast at the bottom right. Its code loads after the first paint, so an early toast may be delayed. */
export const notify = async (notice: Notice): Promise<void> => (await ready).show(notice);

/**
 * Replaces the notice about a subject; without a new `notice` it only removes the earlier one. The earlier one may
 * contradict the new state, or offer to undo an action that is already undone.
 */
export const notifyAbout = async (subject: string, notice: Notice | undefined): Promise<void> =>
  (await ready).showAbout(subject, notice);
