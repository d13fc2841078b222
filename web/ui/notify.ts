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

let notices: readonly (Notice & { id: string; msLeft: number })[] = [];
let count = 0;
const listeners = new Set<() => void>();

function update(next: typeof notices): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** Shows a toast at the bottom right. Its code loads after the first paint, so an early toast may be delayed. */
export function notify(notice: Notice): void {
  const { id = `notice-${++count}`, duration = 4_000 } = notice;
  update([...notices.filter((earlier) => earlier.id !== id), { ...notice, id, msLeft: duration }]);
}

/** Removes a notice, if it is still shown. */
export const dismissNotice = (id: string): void => update(notices.filter((notice) => notice.id !== id));

/** The shown notices, newest last, for `useSyncExternalStore`. */
export const currentNotices = () => notices;
export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
