import { navigateTo } from '../navigateTo.ts';
import { expect } from '../test.ts';
import { heading } from '../pageHelpers.ts';
import { checkAtAddress } from './checkAtAddress.ts';
import type { Screen } from './screen.ts';

export const search: Screen = {
  path: '/search',
  title: 'Search',
  also: ['/search?q=design&tab=jobs&page=2', '/search?q=zebra+zeppelin'],
  wideStates: checkAtAddress('/search?q=design', 'results of all kinds'),
  states: async (page, check) => {
    await navigateTo(page, '/search?q=design');
    await expect(heading(page, 'People')).toBeVisible();
    await check('results of all kinds');
  },
};
