import { describe, expect, it } from 'vitest';
import { ask, onlyError } from '../testing/ask.ts';
import { read } from '../testing/read.ts';

const query = `query ($id: ID = "gig-usability-review", $query: String, $stars: Int, $sort: ReviewSort) {
  gig(id: $id) { reviews(query: $query, stars: $stars, sort: $sort) {
    nodes { id user { name country avatar } rating date postedAgo comment sellerResponse { text postedAt postedAgo } } } } }`;

interface Review {
  user: { name: string };
  rating: number;
  date: string;
  comment: string;
  sellerResponse: object | null;
}

const found = async (variables: object) =>
  read<Review[]>(await ask(query, { ...variables }), 'gig.reviews.nodes');
const names = (reviews: readonly Review[]) => reviews.map(({ user }) => user.name);

const average = async (id: string) =>
  read(
    await ask(`query ($id: ID!) { gig(id: $id) { reviewSummary { average } } }`, { id }),
    'gig.reviewSummary.average',
  );

describe('reviews', () => {
  it("EN-36 a review has its buyer, stars, comment and the seller's answer", async () => {
    const [first, second] = await found({ query: 'trials' });
    expect(second).toBeUndefined();
    expect(first).toEqual({
      id: 'gig-usability-review-review-1',
      user: { name: 'Ines Okafor', country: 'Ghana', avatar: '/art/person-ines-okafor.svg' },
      rating: 5,
      date: expect.stringMatching(/Z$/),
      postedAgo: '2 weeks ago',
      comment:
        'Kenji found the one label that was costing us a third of our trials. The prototype was good enough to hand straight to engineering, and the recordings ended an argument that had gone on since spring.',
      sellerResponse: {
        text: 'Thank you, Ines. Your team answered questions within the hour, which made the second round possible.',
        postedAt: expect.stringMatching(/Z$/),
        postedAgo: '1 week ago',
      },
    });
  });

  it('KC-27 mostRelevant, the default, puts answered ones first, then long ones', async () => {
    const reviews = await found({});
    expect(names(reviews)).toEqual(names(await found({ sort: 'MOST_RELEVANT' })));
    expect(names(reviews).slice(0, 5)).toEqual([
      'Ines Okafor',
      'Davide Conti',
      'Aroha Ngata',
      'Rafael Quintero',
      'Marcin Zielony',
    ]);
    // The third is longer than the second, and has no answer.
    const mixed = await found({ id: 'gig-icon-set' });
    expect(names(mixed).slice(0, 3)).toEqual(['Signe Holt', 'Tendai Moyo', 'Lucia Moreno']);
  });

  it('KC-27 mostRecent puts the newest first', async () => {
    const dates = (await found({ sort: 'MOST_RECENT' })).map(({ date }) => date);
    expect(dates).toHaveLength(12);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('KC-27 highestRated and lowestRated order by stars, equal ones newest first', async () => {
    const best = await found({ sort: 'HIGHEST_RATED' });
    expect(best.map(({ rating }) => rating)).toEqual([5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 3]);
    expect(names(best).slice(0, 3)).toEqual(['Chloe Tran', 'Tobias Renner', 'Ines Okafor']);
    const worst = await found({ sort: 'LOWEST_RATED' });
    expect(names(worst).slice(0, 4)).toEqual([
      'Rafael Quintero',
      'Aroha Ngata',
      'Samuel Adjei',
      'Leila Farouk',
    ]);
  });

  it("query matches words in comment, name or the seller's answer", async () => {
    expect(names(await found({ query: 'five people BUTTON' }))).toEqual(['Marcin Zielony']);
    expect(names(await found({ query: 'keira' }))).toEqual(['Keira Mulligan']);
    expect(names(await found({ query: 'outline of the teardown' }))).toEqual(['Aroha Ngata']);
    expect(await found({ query: 'zeppelin' })).toEqual([]);
  });

  it('stars finds the reviews with that many, and combines with the query', async () => {
    const four = await found({ stars: 4, sort: 'MOST_RECENT' });
    expect(four.map(({ rating }) => rating)).toEqual([4, 4, 4]);
    expect(await found({ stars: 1 })).toEqual([]);
    expect(names(await found({ stars: 5, query: 'prototype' }))).toEqual(['Ines Okafor']);
    expect(await found({ stars: null })).toHaveLength(12);
  });

  it('contains right-to-left text', async () => {
    const [first] = await found({ id: 'gig-bilingual-copy', query: 'متقن' });
    expect(first?.user.name).toBe('ليلى الخطيب');
  });

  it.each([0, 6])('refuses %j stars', async (stars) => {
    expect(onlyError(await ask(query, { stars }))).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'stars must be a whole number from 1 to 5.',
    });
  });

  it('KC-28 the summary counts stars from 5 to 1 and averages three criteria', async () => {
    const answer = await ask(`{ gig(id: "gig-usability-review") { rating reviewCount reviewSummary {
      average count breakdown { stars count } criteria { criterion label rating } } } }`);
    expect(read(answer, 'gig')).toMatchObject({ rating: 4.6, reviewCount: 12 });
    expect(read(answer, 'gig.reviewSummary')).toEqual({
      average: 4.6,
      count: 12,
      breakdown: [
        { stars: 5, count: 8 },
        { stars: 4, count: 3 },
        { stars: 3, count: 1 },
        { stars: 2, count: 0 },
        { stars: 1, count: 0 },
      ],
      criteria: [
        { criterion: 'SELLER_COMMUNICATION', label: 'Seller communication', rating: 4.9 },
        { criterion: 'QUALITY_OF_DELIVERY', label: 'Quality of delivery', rating: 4.8 },
        { criterion: 'VALUE_OF_DELIVERY', label: 'Value of delivery', rating: 4.5 },
      ],
    });
  });

  it('averages of exactly 5.0 and 4.5 occur', async () => {
    expect(await average('gig-custom-illustration')).toBe(5);
    expect(await average('gig-brand-identity')).toBe(4.5);
  });
});
