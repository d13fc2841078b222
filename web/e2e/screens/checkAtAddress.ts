import { navigateTo } from '../navigateTo.ts';
import type { Screen } from './screen.ts';

/** Checks the state at another address, such as a filtered list, and returns to the first one. */
export const checkAtAddress =
  (address: string, state: string): NonNullable<Screen['wideStates']> =>
  async (page, check) => {
    const { pathname, search } = new URL(page.url());
    await navigateTo(page, address);
    await check(state);
    await navigateTo(page, pathname + search);
  };
