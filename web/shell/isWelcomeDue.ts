import { isLive } from '../session/mode.ts';

const key = 'welcomed';

/** Whether the page shows the welcome notice: in live mode the first page of a browser alone, otherwise each one. */
export function isWelcomeDue(): boolean {
  if (!isLive()) return true;
  try {
    const isDue = localStorage.getItem(key) === null;
    localStorage.setItem(key, 'true');
    return isDue;
  } catch {
    // Storage is blocked.
    return false;
  }
}
