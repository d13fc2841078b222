import { describe, expect, it } from 'vitest';
import { ask, onlyError } from '../testing/ask.ts';
import { idsAt, idsOfAllPages, read } from '../testing/read.ts';

const query = `query ($filter: GigFilter, $sort: GigSort, $first: Int, $after: String) {
  gigs(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount nodes { id startingPrice deliveryDays category } pageInfo { hasNextPage endCursor } } }`;

interface Found {
  id: string;
  startingPrice: number;
  deliveryDays: number;
  category: string;
}

/** Returns the matching gigs, by default the cheapest first. */
async function findGigs(filter: object | null, sort = 'LOWEST_PRICE'): Promise<Found[]> {
  const answer = await ask(query, { filter, sort, first: 100 });
  expect(answer.errors).toEqual([]);
  const nodes = read<Found[]>(answer, 'gigs.nodes');
  expect(read(answer, 'gigs.totalCount')).toBe(nodes.length);
  return nodes;
}

const names = (gigs: readonly Found[]) => gigs.map(({ id }) => id.replace(/^gig-/, ''));
const prices = (gigs: readonly Found[]) => gigs.map(({ startingPrice }) => startingPrice);

const option = (value: string, label: string, count: number) => ({ value, label, count });

describe('gigs', () => {
  it('query matches words in title, description or tag', async () => {
    expect(names(await findGigs({ query: 'usability review' }))).toEqual([
      'usability-review',
      'booking-flow-review',
    ]);
    expect(names(await findGigs({ query: 'QUIET SCENES' }))).toEqual(['custom-illustration']);
    expect(names(await findGigs({ query: 'wcag' }))).toEqual(['accessibility-audit']);
    expect(names(await findGigs({ query: 'نصوص' }))).toEqual(['bilingual-copy']);
    expect(names(await findGigs({ query: '🎧' }))).toEqual(['podcast-edit']);
    expect(await findGigs({ query: 'zeppelin' })).toEqual([]);
    expect(await findGigs({ query: '   ' })).toHaveLength(29);
  });

  it.each([
    ['DESIGN', 7],
    ['DEVELOPMENT', 6],
    ['MARKETING', 5],
    ['WRITING', 6],
    ['VIDEO', 5],
  ])('EN-35 KC-23 category %s finds %i', async (category, count) => {
    const gigs = await findGigs({ category });
    expect(gigs).toHaveLength(count);
    expect(new Set(gigs.map((gig) => gig.category))).toEqual(new Set([category]));
  });

  it.each([
    ['LOW', [5, 25, 35, 40, 45, 49]],
    ['MID', [50, 60, 75, 80, 80, 90, 99]],
    ['HIGH', [100, 110, 120, 140, 140, 150, 160, 180, 199]],
    ['PREMIUM', [200, 220, 240, 300, 350, 400, 500]],
  ])('KC-24 price %s is half-open: a price on an edge belongs to the upper band', async (price, expected) => {
    expect(prices(await findGigs({ price }))).toEqual(expected);
  });

  it.each([
    ['EXPRESS', [1], 3],
    ['UP_TO_3_DAYS', [1, 2, 3], 15],
    ['UP_TO_7_DAYS', [1, 2, 3, 5, 7], 25],
  ])('KC-25 delivery %s finds gigs of at most that many days', async (delivery, days, count) => {
    const gigs = await findGigs({ delivery });
    expect([...new Set(gigs.map(({ deliveryDays }) => deliveryDays))].toSorted((a, b) => a - b)).toEqual(
      days,
    );
    expect(gigs).toHaveLength(count);
  });

  it('all conditions combine with AND', async () => {
    const filter = { category: 'DESIGN', delivery: 'UP_TO_7_DAYS' };
    expect(names(await findGigs(filter))).toEqual([
      'icon-set',
      'custom-illustration',
      'usability-review',
      'booking-flow-review',
      'accessibility-audit',
      'design-system-starter',
    ]);
    expect(names(await findGigs({ ...filter, price: 'PREMIUM' }))).toEqual([
      'accessibility-audit',
      'design-system-starter',
    ]);
    expect(names(await findGigs({ ...filter, price: 'PREMIUM', query: 'tokens' }))).toEqual([
      'design-system-starter',
    ]);
  });

  it('GL-11 the viewer has created no gig and has an empty wishlist at first', async () => {
    expect(await findGigs({ mineOnly: true })).toEqual([]);
    expect(await findGigs({ wishlistedOnly: true })).toEqual([]);
    expect(await findGigs({ mineOnly: false, wishlistedOnly: false })).toHaveLength(29);
  });

  it.each([
    ['LOWEST_PRICE', ['caption-subtitles', 'automation-scripts', 'cv-rewrite']],
    ['FASTEST_DELIVERY', ['caption-subtitles', 'automation-scripts', 'cv-rewrite']],
    ['TOP_RATED', ['custom-illustration', 'typescript-migration', 'docs-rewrite']],
    ['RECOMMENDED', ['usability-review', 'automation-scripts', 'landing-page-build']],
  ])('sort %s', async (sort, first) => {
    expect(names(await findGigs(null, sort)).slice(0, 3)).toEqual(first);
  });

  it('sort FASTEST_DELIVERY orders by delivery time, shortest first', async () => {
    const days = (await findGigs(null, 'FASTEST_DELIVERY')).map(({ deliveryDays }) => deliveryDays);
    expect(days).toEqual(days.toSorted((a, b) => a - b));
    expect(new Set(days)).toEqual(new Set([1, 2, 3, 5, 7, 14]));
  });

  it('the pages contain each gig once', async () => {
    const pages = await idsOfAllPages(query, 'gigs', 10);
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 9]);
    const complete = idsAt(await ask(query, { first: 100 }), 'gigs.nodes');
    expect(pages.flat()).toEqual(complete);
    expect(idsAt(await ask(query), 'gigs.nodes')).toEqual(complete.slice(0, 20));
  });

  it('KC-23 KC-24 KC-25 gigFilterOptions names and counts every choice', async () => {
    const { data } = await ask(`{ gigFilterOptions {
      category { value label count } price { value label count } delivery { value label count } } }`);
    expect(data?.['gigFilterOptions']).toEqual({
      category: [
        option('all', 'All categories', 29),
        option('design', 'Design', 7),
        option('development', 'Development', 6),
        option('marketing', 'Marketing', 5),
        option('writing', 'Writing', 6),
        option('video', 'Video', 5),
      ],
      price: [
        option('any', 'Any price', 29),
        option('low', '$5-$50', 6),
        option('mid', '$50-$100', 7),
        option('high', '$100-$200', 9),
        option('premium', '$200+', 7),
      ],
      delivery: [
        option('anytime', 'Anytime', 29),
        option('express', 'Express 24h', 3),
        option('3days', 'Up to 3 days', 15),
        option('7days', 'Up to 7 days', 25),
      ],
    });
  });

  it('facets count under the other filters of the request', async () => {
    const answer = await ask(`{ gigs(filter: { category: DESIGN, price: PREMIUM }) {
      facets { category { value count } price { value count } } } }`);
    expect(read(answer, 'gigs.facets')).toEqual({
      category: [
        { value: 'all', count: 7 },
        { value: 'design', count: 3 },
        { value: 'development', count: 1 },
        { value: 'marketing', count: 1 },
        { value: 'writing', count: 1 },
        { value: 'video', count: 1 },
      ],
      price: [
        { value: 'any', count: 7 },
        { value: 'low', count: 1 },
        { value: 'mid', count: 1 },
        { value: 'high', count: 2 },
        { value: 'premium', count: 3 },
      ],
    });
  });

  it.each([
    [{ first: 0 }, 'first must be a whole number from 1 to 100.'],
    [{ first: -1 }, 'first must be a whole number from 1 to 100.'],
    [{ first: 101 }, 'first must be a whole number from 1 to 100.'],
    [{ first: null }, 'first must be a whole number from 1 to 100.'],
    [{ after: 'gig-usability-review' }, 'after must be a cursor that this list has returned.'],
    [{ sort: null }, 'sort must be one of RECOMMENDED, TOP_RATED, LOWEST_PRICE, FASTEST_DELIVERY.'],
    [{ filter: { query: 'x'.repeat(201) } }, 'query must be at most 200 characters.'],
  ])('refuses %j', async (variables, message) => {
    expect(onlyError(await ask(query, variables))).toEqual({ code: 'BAD_USER_INPUT', message });
  });

  it.each([{ category: 'COOKING' }, { price: 'CHEAP' }, { delivery: 'NEVER' }])(
    'refuses %j, which no enum has',
    async (filter) => {
      expect(onlyError(await ask(query, { filter })).code).toBe('BAD_USER_INPUT');
    },
  );
});
