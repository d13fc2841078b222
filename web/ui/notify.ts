export interface Notice {
  title: string;
  description?: string;
  /** 'destructive' marks a refusal or a failure. */
  tone?: 'neutral' | 'destructive';
  /** Milliseconds; 4000 by default. */
  duration?: number;
  /** Undoes the action; the notice gets an Undo button. */
  undo?: () => void;
  /** Runs when the notice has gone, unless by its Undo or a later notice with its id. */
  onGone?: () => void;
  /** Repeats the action after a failure; the notice gets a Retry button. */
  retry?: () => void;
  /** What the viewer can do next, as a button of the notice: 'Open library'. */
  next?: { label: string; run: () => void };
  /** Whether the notice waits until no other is shown, and ends with the next one or when a dialog opens. */
  lowPriority?: boolean;
  /** A notice with the same id replaces the earlier one. */
  id?: string;
}

/** How a control runs an action that can be undone, or that undoes another one. */
export interface UndoOptions {
  /** Undoes the action; the action's notice offers it. It runs the opposite action with the given options. */
  undo?: ((undoing: UndoOptions) => void) | undefined;
  /** The title of the notice whose Undo runs the action; the notice of a refusal repeats it. */
  undoes?: string;
}

let notices: readonly (Notice & { id: string; msLeft: number })[] = [];
/** A `lowPriority` notice that waits until no other is shown. */
let waiting: Notice | undefined;
let count = 0;
const listeners = new Set<() => void>();

function update(next: typeof notices): void {
  notices = next;
  for (const listener of listeners) listener();
  if (next.length > 0 || !waiting) return;
  const notice = waiting;
  waiting = undefined;
  notify(notice);
}

/** Shows a toast at the bottom right. Its code loads after the first paint, so an early toast may be delayed. */
export function notify(notice: Notice): void {
  const { id = `notice-${++count}`, duration = 4_000 } = notice;
  const others = notices.filter((earlier) => earlier.id !== id);
  if (notice.lowPriority && others.length > 0) {
    waiting = notice;
    return;
  }
  update([...others.filter(({ lowPriority }) => !lowPriority), { ...notice, id, msLeft: duration }]);
}

/** Removes a notice, if it is still shown; `isUndone` if its Undo was pressed. */
export function dismissNotice(id: string, isUndone = false): void {
  const gone = notices.find((notice) => notice.id === id);
  if (!gone) return;
  update(notices.filter((notice) => notice !== gone));
  if (!isUndone) gone.onGone?.();
}

/** The shown notices, newest last, for `useSyncExternalStore`. */
export const currentNotices = () => notices;
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
