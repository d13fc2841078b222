import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { expectChoices, expectFitting, idsAt, read } from '../testing/read.ts';
import { sampleStore } from '../testing/sample.ts';
import type { GigRecord } from './records.ts';

const query = `query ($filter: GigFilter, $sort: GigSort, $first: Int) {
  gigs(filter: $filter, sort: $sort, first: $first) { totalCount nodes { id } } }`;
const gigs = [...sampleStore.gigs.values()];

/** Returns the matching gigs, by default the cheapest first. */
async function findIds(filter: object | null, sort = 'LOWEST_PRICE'): Promise<string[]> {
  const answer = await ask(query, { filter, sort, first: 100 });
  expect(answer.errors).toBeUndefined();
  const ids = idsAt(answer, 'gigs.nodes');
  expect(read(answer, 'gigs.totalCount')).toBe(ids.length);
  return ids;
}

describe('gigs', () => {
  it.each([
    ['title, description or tag', 'usability review', ['usability-review', 'booking-flow-review']],
    ['description, ignoring case', 'QUIET SCENES', ['custom-illustration']],
    ['tag', 'wcag', ['accessibility-audit']],
    ['other script', 'نصوص', ['bilingual-copy']],
    ['emoji', '🎧', ['podcast-edit']],
    ['gig, if they occur nowhere', 'zeppelin', []],
  ])('query matches words in the %s', async (_where, words, names) => {
    expect(await findIds({ query: words })).toEqual(names.map((name) => `gig-${name}`));
  });

  it.each<[string, object, (gig: GigRecord) => boolean]>([
    ['EN-35 KC-23 a category', { category: 'DESIGN' }, ({ category }) => category === 'DESIGN'],
    ['KC-24 $5-$50', { price: 'LOW' }, ({ basic: { price } }) => price < 50],
    ['KC-24 $50-$100', { price: 'MID' }, ({ basic: { price } }) => price >= 50 && price < 100],
    ['KC-24 $100-$200', { price: 'HIGH' }, ({ basic: { price } }) => price >= 100 && price < 200],
    ['KC-24 $200+', { price: 'PREMIUM' }, ({ basic: { price } }) => price >= 200],
    ['KC-25 express', { delivery: 'EXPRESS' }, ({ basic: { deliveryDays } }) => deliveryDays === 1],
    ['KC-25 3 days', { delivery: 'UP_TO_3_DAYS' }, ({ basic: { deliveryDays } }) => deliveryDays <= 3],
    ['KC-25 7 days', { delivery: 'UP_TO_7_DAYS' }, ({ basic: { deliveryDays } }) => deliveryDays <= 7],
    [
      'all conditions',
      { category: 'DESIGN', price: 'PREMIUM', delivery: 'UP_TO_7_DAYS' },
      ({ category, basic: { price, deliveryDays } }) =>
        category === 'DESIGN' && price >= 200 && deliveryDays <= 7,
    ],
  ])('%s selects the gigs that satisfy it', async (_what, filter, fits) => {
    expectFitting(await findIds(filter), gigs, fits);
  });

  it('GL-11 the viewer has created no gig and has an empty wishlist at first', async () => {
    expect(await findIds({ mineOnly: true })).toEqual([]);
    expect(await findIds({ wishlistedOnly: true })).toEqual([]);
    for (const filter of [{ mineOnly: false, wishlistedOnly: false }, { query: '   ' }])
      expect(await findIds(filter)).toHaveLength(gigs.length);
  });

  it('sort RECOMMENDED is the default', async () => {
    const recommended = await findIds(null, 'RECOMMENDED');
    expect(recommended.slice(0, 3)).toEqual([
      'gig-usability-review',
      'gig-automation-scripts',
      'gig-landing-page-build',
    ]);
    expect(idsAt(await ask(query, { first: 100 }), 'gigs.nodes')).toEqual(recommended);
  });

  it('KC-23 KC-24 KC-25 have choices with ids and labels', async () => {
    await expectChoices('gigFilterOptions', {
      category: {
        all: 'All categories',
        design: 'Design',
        development: 'Development',
        marketing: 'Marketing',
        writing: 'Writing',
        video: 'Video',
      },
      price: { any: 'Any price', low: '$5-$50', mid: '$50-$100', high: '$100-$200', premium: '$200+' },
      delivery: {
        anytime: 'Anytime',
        express: 'Express 24h',
        '3days': 'Up to 3 days',
        '7days': 'Up to 7 days',
      },
    });
  });
});
