import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { expectChoices, expectFitting, idsAt, read } from '../testing/read.ts';
import { companies } from './fixtures.ts';
import type { CompanyRecord } from './records.ts';

const query = `query ($filter: CompanyFilter, $sort: CompanySort) {
  companies(filter: $filter, sort: $sort, first: 100) { totalCount nodes { id } } }`;

/** Returns the ids of the matching companies, by name. */
async function findIds(filter: object | null, sort = 'NAME'): Promise<string[]> {
  const answer = await ask(query, { filter, sort });
  const ids = idsAt(answer, 'companies.nodes');
  expect(read(answer, 'companies.totalCount')).toBe(ids.length);
  return ids;
}

describe('companies', () => {
  it.each([
    ['name', 'quarry', ['company-quarry-labs']],
    ['industry', 'FINANCIAL', ['company-claymere-bank', 'company-northbeam-capital']],
    ['location', 'lisbon', ['company-halden-works']],
    ['industry and location', 'design sweden', ['company-fernbank-studio']],
    ['company, if they occur nowhere', 'zeppelin', []],
  ])('query matches words in the %s', async (_where, words, ids) => {
    expect(await findIds({ query: words })).toEqual(ids);
  });

  it.each<[string, object, (company: CompanyRecord) => boolean]>([
    ['Technology', { industryGroup: 'TECHNOLOGY' }, ({ industry }) => /Technology|Software/.test(industry)],
    ['Finance', { industryGroup: 'FINANCE' }, ({ industry }) => industry === 'Financial Services'],
    ['Healthcare', { industryGroup: 'HEALTHCARE' }, ({ industry }) => industry === 'Healthcare'],
    ['Media', { industryGroup: 'MEDIA' }, ({ industry }) => industry === 'Media & Communications'],
    ['KC-53 a size band', { sizes: ['FROM_1000'] }, ({ size }) => size === 'FROM_1000'],
    [
      'KC-53 one of two size bands',
      { sizes: ['FROM_10_TO_50', 'FROM_250_TO_500'] },
      ({ size }) => size === 'FROM_10_TO_50' || size === 'FROM_250_TO_500',
    ],
    [
      'a text in the place',
      { location: 'united kingdom' },
      ({ location }) => /United Kingdom/.test(location),
    ],
    [
      'all conditions',
      { industryGroup: 'TECHNOLOGY', sizes: ['FROM_100_TO_250'], location: 'lisbon' },
      ({ id }) => id === 'company-halden-works',
    ],
  ])('%s selects the companies that satisfy it', async (_what, filter, fits) => {
    expectFitting(await findIds(filter), companies, fits);
  });

  it('an empty list of sizes selects all companies; the viewer follows none', async () => {
    expect(await findIds({ sizes: [] })).toHaveLength(companies.length);
    expect(await findIds({ followedOnly: true })).toEqual([]);
  });

  it('FOLLOWERS is the default order', async () => {
    const byFollowers = companies.toSorted((a, b) => b.followers - a.followers).map(({ id }) => id);
    expect(idsAt(await ask('{ companies { nodes { id } } }'), 'companies.nodes')).toEqual(byFollowers);
  });

  it('KC-53 have choices with ids and labels, and the places by name', async () => {
    const places = companies.map(({ location }) => location).toSorted();
    await expectChoices('companyFilterOptions', {
      industryGroup: {
        all: 'All Companies',
        technology: 'Technology',
        finance: 'Finance',
        healthcare: 'Healthcare',
        media: 'Media',
      },
      size: {
        '10-50': '10-50',
        '50-100': '50-100',
        '100-250': '100-250',
        '250-500': '250-500',
        '500-1000': '500-1000',
        '1000+': '1000+',
      },
      location: Object.fromEntries(places.map((place) => [place, place])),
    });
    expect(new Set(companies.map(({ size }) => size)).size).toBe(6);
  });
});

describe('the sample companies', () => {
  it('KC-53 have as many employees as their size band allows', () => {
    const outside = companies.filter(({ size, employeeCount }) => {
      const [min = 0, max = Number.POSITIVE_INFINITY] = size.match(/\d+/g)?.map(Number) ?? [];
      return employeeCount === null || employeeCount < min || employeeCount > max;
    });
    expect(outside).toEqual([]);
  });
});
