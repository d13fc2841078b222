import { navigateTo } from '../navigateTo.ts';
import type { Screen } from './screen.ts';

/** A state that an address brings, such as filters standing over their list; then back. */
export const atAddress =
  (address: string, state: string): NonNullable<Screen['wideStates']> =>
  async (page, check) => {
    const { pathname, search } = new URL(page.url());
    await navigateTo(page, address);
    await check(state);
    await navigateTo(page, pathname + search);
  };
