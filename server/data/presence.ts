import { noteChange, noteRead } from '../shared/reading.ts';

/** How long after an action an account counts as online, in milliseconds. */
const onlineMs = 5 * 60_000;

/** Which accounts have acted in the last minutes. */
export function createPresence() {
  const activeAt = new Map<string, number>();
  const sourceOf = (account: string): string => `activeAt ${account}`;
  const hasActed = (account: string): boolean => (activeAt.get(account) ?? 0) > Date.now() - onlineMs;
  return {
    hasActed(account: string): boolean {
      noteRead(sourceOf(account));
      return hasActed(account);
    },
    /** The account acts now. */
    note(account: string): void {
      if (!hasActed(account)) noteChange(sourceOf(account));
      activeAt.set(account, Date.now());
    },
  };
}
