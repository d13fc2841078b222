import { isLive } from '../session/mode.ts';

const key = 'welcomed';

/** Whether the page shows the welcome notice: in live mode only the browser's first page, otherwise each page. */
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
