import { expect, openQuietly } from '../test.ts';
import { heading } from '../walk.ts';
import type { Screen } from './screen.ts';

export const search: Screen = {
  path: '/search',
  title: 'Search',
  also: [
    '/search?q=design&tab=jobs&page=2',
    '/search?q=codemod+cookbook&tab=jobs',
    '/search?q=zebra+zeppelin',
  ],
  states: async (page, check) => {
    await openQuietly(page, '/search?q=design');
    await expect(heading(page, 'People')).toBeVisible();
    await check('results of all kinds');
  },
};
