import { expect, open, openQuietly } from '../test.ts';
import { heading } from '../walk.ts';
import type { Screen } from './screen.ts';

export const search: Screen = {
  path: '/search',
  title: 'Search',
  also: ['/search?q=design&tab=jobs&page=2'],
  states: async (page, check) => {
    await openQuietly(page, '/search?q=design');
    await expect(heading(page, 'People')).toBeVisible();
    await check('results of all kinds');
    for (const [query, title] of [
      ['q=codemod+cookbook&tab=jobs', "No jobs found for 'codemod cookbook'"],
      ['q=zebra+zeppelin', "No results found for 'zebra zeppelin'"],
    ] as const) {
      await open(page, `/search?${query}`);
      await expect(heading(page, title)).toBeVisible();
      await check(title);
    }
  },
};
