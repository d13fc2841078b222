import { describe, expect, it, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { openAccounts, refused } from '../testing/openAccounts.ts';

describe('recent searches', () => {
  it('EN-26 a recent search has term, results, alerts, and new: the number of results posted since', async () => {
    const { data } = await ask('{ recentSearches { id term location results alerts new } }');
    const searches: { alerts: boolean; results: number; new: number }[] = data!['recentSearches']!;
    expect(searches[1]).toEqual({
      id: 'search-writing',
      term: 'writing',
      location: 'Remote',
      results: 7,
      alerts: false,
      new: 3,
    });
    expect(new Set(searches.map(({ alerts }) => alerts))).toEqual(new Set([true, false]));
  });

  it('the jobs screen finds as many jobs as the recent search counts', async () => {
    const { data } = await ask('{ recentSearches { term location results } }');
    const searches: { term: string; location: string | null; results: number }[] = data!['recentSearches']!;
    for (const { term, location, results } of searches) {
      const answer = await ask('query ($filter: JobFilter) { jobs(filter: $filter) { totalCount } }', {
        filter: { query: term, location },
      });
      expect(answer.data).toEqual({ jobs: { totalCount: results } });
      expect(results).toBeGreaterThan(0);
    }
  });
});

test('cleared searches are restored without those that are unknown; none is a refusal', async () => {
  const { act, read, store } = openAccounts();
  const run = (searchIds: readonly string[]) =>
    act(store.viewer.id, 'restoreRecentSearches', { searchIds }, 'recentSearches { id }');
  const ids = store.recentSearches.map(({ id }) => id);
  await read(store.viewer.id, 'mutation { clearRecentSearches { userErrors { code } } }');
  expect(store.recentSearches).toEqual([]);
  expect(await run(['search-none'])).toMatchObject(refused('NOT_FOUND', 'searchIds'));
  expect(await run(['search-none', ...ids])).toEqual({
    recentSearches: ids.map((id) => ({ id })),
    userErrors: [],
  });
  expect(store.recentSearches.map(({ id }) => id)).toEqual(ids);
});

describe('alerts of the sample', () => {
  it.each([
    [true, { query: 'Product  DESIGNER' }],
    [true, { query: 'design', location: ' norway', easyApply: false, workplace: null }],
    [false, { query: 'design', location: 'Norway', workplace: 'REMOTE' }],
    [false, { query: 'design' }],
    [false, { query: 'writing', location: 'Remote' }],
    [false, null],
  ])('viewerHasAlert is %j for %j', async (viewerHasAlert, filter) => {
    const query = 'query ($filter: JobFilter) { jobs(filter: $filter) { viewerHasAlert } }';
    expect((await ask(query, { filter })).data).toEqual({ jobs: { viewerHasAlert } });
  });
});
