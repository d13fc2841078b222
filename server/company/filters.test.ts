import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ask, onlyError } from '../testing/ask.ts';
import { idsOfAllPages } from '../testing/read.ts';
import { companies } from './fixtures.ts';

const query = `query ($filter: CompanyFilter, $sort: CompanySort, $first: Int, $after: String) {
  companies(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount nodes { id } pageInfo { hasNextPage endCursor } } }`;

interface Companies {
  totalCount: number;
  nodes: { id: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

async function page(variables: Record<string, unknown>): Promise<Companies> {
  const { data, errors } = await ask(query, variables);
  expect(errors).toEqual([]);
  return data!['companies']!;
}

/** Returns the ids of the matching companies, by name, without 'company-'. */
async function findIds(filter: object | null, sort = 'NAME'): Promise<string[]> {
  const { nodes, totalCount } = await page({ filter, sort, first: 100 });
  expect(totalCount).toBe(nodes.length);
  return nodes.map(({ id }) => id.replace(/^company-/, ''));
}

describe('companies', () => {
  it('query matches text in name, industry or location', async () => {
    expect(await findIds({ query: 'quarry' })).toEqual(['quarry-labs']);
    expect(await findIds({ query: 'FINANCIAL' })).toEqual(['claymere-bank', 'northbeam-capital']);
    expect(await findIds({ query: 'lisbon' })).toEqual(['halden-works']);
    expect(await findIds({ query: 'design sweden' })).toEqual(['fernbank-studio']);
    expect(await findIds({ query: 'zeppelin' })).toEqual([]);
  });

  it.each([
    ['TECHNOLOGY', ['halden-works', 'quarry-labs', 'startupinc', 'techcorp', 'tidewell']],
    ['FINANCE', ['claymere-bank', 'northbeam-capital']],
    ['HEALTHCARE', ['lumen-health', 'meadow-care']],
    ['MEDIA', ['ostler-pine', 'vellum']],
  ])('industryGroup %s finds the companies of its tab', async (industryGroup, ids) => {
    expect(await findIds({ industryGroup })).toEqual(ids);
  });

  it('the industry of the Healthcare tab has one name', async () => {
    const { data } = await ask('{ companies(filter: { industryGroup: HEALTHCARE }) { nodes { industry } } }');
    expect(data).toEqual({ companies: { nodes: [{ industry: 'Healthcare' }, { industry: 'Healthcare' }] } });
  });

  it('KC-53 sizes matches any of the bands, and all six occur', async () => {
    expect(await findIds({ sizes: ['FROM_1000'] })).toEqual(['claymere-bank', 'techcorp']);
    expect(await findIds({ sizes: ['FROM_10_TO_50', 'FROM_250_TO_500'] })).toEqual([
      'fernbank-studio',
      'northbeam-capital',
      'startupinc',
    ]);
    expect(await findIds({ sizes: [] })).toHaveLength(13);
    const { data } = await ask('{ companyFilterOptions { size { value label count } } }');
    expect(data?.['companyFilterOptions']).toEqual({
      size: [
        { value: '10-50', label: '10-50', count: 2 },
        { value: '50-100', label: '50-100', count: 3 },
        { value: '100-250', label: '100-250', count: 3 },
        { value: '250-500', label: '250-500', count: 1 },
        { value: '500-1000', label: '500-1000', count: 2 },
        { value: '1000+', label: '1000+', count: 2 },
      ],
    });
  });

  it('location matches a text in the place; the viewer follows no company', async () => {
    expect(await findIds({ location: 'united kingdom' })).toEqual([
      'claymere-bank',
      'northbeam-capital',
      'quarry-labs',
    ]);
    expect(await findIds({ followedOnly: true })).toEqual([]);
  });

  it('all conditions combine with AND', async () => {
    const filter = { industryGroup: 'TECHNOLOGY', sizes: ['FROM_50_TO_100', 'FROM_100_TO_250'] };
    expect(await findIds(filter)).toEqual(['halden-works', 'quarry-labs', 'tidewell']);
    expect(await findIds({ ...filter, location: 'lisbon', query: 'works' })).toEqual(['halden-works']);
    expect(await findIds({ ...filter, followedOnly: true })).toEqual([]);
  });

  it('FOLLOWERS is the default order; NAME and OPEN_POSITIONS are others', async () => {
    expect((await page({ first: 3 })).nodes).toEqual([
      { id: 'techcorp' },
      { id: 'company-claymere-bank' },
      { id: 'designstudio' },
    ]);
    expect((await findIds(null, 'NAME')).slice(0, 3)).toEqual([
      'claymere-bank',
      'designstudio',
      'fernbank-studio',
    ]);
    expect((await findIds(null, 'OPEN_POSITIONS')).slice(0, 4)).toEqual([
      'halden-works',
      'techcorp',
      'designstudio',
      'claymere-bank',
    ]);
    expect((await findIds(null, 'OPEN_POSITIONS')).at(-1)).toBe('ostler-pine');
  });

  it('the pages contain each company once', async () => {
    const pages = await idsOfAllPages(query, 'companies', 5);
    expect(pages.map((ids) => ids.length)).toEqual([5, 5, 3]);
    expect(new Set(pages.flat()).size).toBe(13);
  });

  it.each([
    [{ first: 0 }, 'first must be a whole number from 1 to 100.'],
    [{ first: -1 }, 'first must be a whole number from 1 to 100.'],
    [{ first: 101 }, 'first must be a whole number from 1 to 100.'],
    [{ first: null }, 'first must be a whole number from 1 to 100.'],
    [{ after: 'somewhere' }, 'after must be a cursor that this list has returned.'],
    [{ sort: null }, 'sort must be one of FOLLOWERS, NAME, OPEN_POSITIONS.'],
    [{ filter: { query: 'x'.repeat(201) } }, 'query must be at most 200 characters.'],
    [{ filter: { location: 'x'.repeat(101) } }, 'location must be at most 100 characters.'],
    [{ filter: { sizes: Array(7).fill('FROM_1000') } }, 'sizes must be at most 6 values.'],
  ])('refuses %j', async (variables, message) => {
    expect(onlyError(await ask(query, variables))).toEqual({ code: 'BAD_USER_INPUT', message });
  });
});

describe('choices of the company filters', () => {
  it('companyFilterOptions has the tabs, and the places by name', async () => {
    const { data } = await ask(
      '{ companyFilterOptions { industryGroup { value label count } location { value label count } } }',
    );
    const options: Record<'industryGroup' | 'location', unknown[]> = data!['companyFilterOptions']!;
    expect(options.industryGroup).toEqual([
      { value: 'all', label: 'All Companies', count: 13 },
      { value: 'technology', label: 'Technology', count: 5 },
      { value: 'finance', label: 'Finance', count: 2 },
      { value: 'healthcare', label: 'Healthcare', count: 2 },
      { value: 'media', label: 'Media', count: 2 },
    ]);
    expect(options.location).toHaveLength(13);
    expect(options.location[0]).toEqual({
      value: 'Amsterdam, Netherlands',
      label: 'Amsterdam, Netherlands',
      count: 1,
    });
  });

  it('facets count each choice under all other filters', async () => {
    const { data } = await ask(`{ companies(filter: { industryGroup: FINANCE, sizes: [FROM_1000] }) {
      totalCount facets { industryGroup { value count } size { value count } location { value count } } } }`);
    expect(data?.['companies']).toMatchObject({
      totalCount: 1,
      facets: {
        industryGroup: [
          { value: 'all', count: 2 },
          { value: 'technology', count: 1 },
          { value: 'finance', count: 1 },
          { value: 'healthcare', count: 0 },
          { value: 'media', count: 0 },
        ],
        size: [
          { value: '10-50', count: 0 },
          { value: '50-100', count: 0 },
          { value: '100-250', count: 0 },
          { value: '250-500', count: 1 },
          { value: '500-1000', count: 0 },
          { value: '1000+', count: 1 },
        ],
        location: expect.arrayContaining([
          { value: 'Edinburgh, United Kingdom', count: 1 },
          { value: 'London, United Kingdom', count: 0 },
        ]),
      },
    });
  });
});

describe('the sample companies', () => {
  it('EN-57 have leaders with ids of their own, and pictures that exist', () => {
    const leaders = companies.flatMap(({ leadership }) => leadership);
    expect(new Set(leaders.map(({ id }) => id)).size).toBe(leaders.length);
    const pictures = [
      ...companies.flatMap(({ logo, coverImage }) => [logo, coverImage]),
      ...leaders.map(({ avatar }) => avatar),
    ];
    expect(pictures.filter((path) => path !== null && !existsSync(`web/public${path}`))).toEqual([]);
  });

  it('have covers of the growth-ring art, each one different; grove art is for people', () => {
    const covers = companies.flatMap(({ coverImage }) => coverImage ?? []);
    expect(covers.filter((cover) => !cover.startsWith('/art/rings-'))).toEqual([]);
    expect(new Set(covers).size).toBe(covers.length);
  });

  it('KC-53 have as many employees as their size band allows', () => {
    const outside = companies.filter(({ size, employeeCount }) => {
      const [min = 0, max = Number.POSITIVE_INFINITY] = size.match(/\d+/g)?.map(Number) ?? [];
      return employeeCount === null || employeeCount < min || employeeCount > max;
    });
    expect(outside).toEqual([]);
  });
});
