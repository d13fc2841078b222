import { describe, expect, it } from 'vitest';
import { createStore } from '../data/store.ts';
import { ask, onlyError } from '../testing/ask.ts';
import { idsAt, read } from '../testing/read.ts';

const query = `query ($query: String! = "design", $kinds: [SearchKind!]) {
  search(query: $query, kinds: $kinds, first: 100) {
    totalCount counts { kind label count }
    nodes { __typename ... on Node { id } } } }`;

interface Count {
  kind: string;
  label: string;
  count: number;
}

const store = createStore();
const search = (text: string, more: object = {}) => ask(query, { query: text, ...more }, store);
const ids = async (text: string, more: object = {}) => idsAt(await search(text, more), 'search.nodes');
const counts = async (text: string, more: object = {}) =>
  Object.fromEntries(
    read<Count[]>(await search(text, more), 'search.counts').map(({ kind, count }) => [kind, count]),
  );

describe('search', () => {
  it.each([
    ['Person', 'maren holt', 'person-maren-holt'],
    ['Job', 'senior product designer', 'job-senior-product-designer'],
    ['Gig', 'usability review and clickable prototype', 'gig-usability-review'],
    ['Product', 'Research Plan Kit', 'product-research-plan-kit'],
    ['Course', 'calm interfaces', 'course-calm-interfaces'],
    ['Company', 'halden works', 'company-halden-works'],
  ])('lists first the %s whose title equals or starts with the query', async (type, text, id) => {
    expect(read(await search(text), 'search.nodes.0')).toEqual({ __typename: type, id });
  });

  it('ranks titles that start with the words above titles that contain them, and those above matches in texts', async () => {
    const ranks = (await ids('design')).map((id) => {
      const { name, title = '' } = store.node(id) as { name?: string; title?: string };
      const shownTitle = (name ?? title).toLowerCase();
      return shownTitle.startsWith('design') ? 1 : shownTitle.includes('design') ? 2 : 3;
    });
    expect(new Set(ranks)).toEqual(new Set([1, 2, 3]));
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });

  it('finds projects and posts too', async () => {
    const project = [...store.projects.values()][0]!;
    expect((await ids(project.title))[0]).toBe(project.id);
    const post = [...store.posts.values()][0]!;
    expect(await ids(post.content.slice(0, 100), { kinds: ['POST'] })).toContain(post.id);
  });

  it('returns the counts of all kinds in order with their labels, zeros included', async () => {
    const answer = await search('codemod cookbook');
    expect(read(answer, 'search.counts')).toEqual([
      { kind: 'PERSON', label: 'People', count: 0 },
      { kind: 'JOB', label: 'Jobs', count: 0 },
      { kind: 'GIG', label: 'Gigs', count: 0 },
      { kind: 'PROJECT', label: 'Projects', count: 0 },
      { kind: 'PRODUCT', label: 'Products', count: 1 },
      { kind: 'COMPANY', label: 'Companies', count: 0 },
      { kind: 'POST', label: 'Posts', count: 0 },
    ]);
  });

  it('counts every kind even if the query selects some kinds', async () => {
    const all = await counts('design');
    expect(await counts('design', { kinds: ['GIG'] })).toEqual(all);
    expect(await ids('design', { kinds: ['GIG'] })).toHaveLength(all['GIG']!);
    const total = Object.values(all).reduce((sum, count) => sum + count, 0);
    expect(read(await search('design'), 'search.totalCount')).toBe(total);
  });

  it('finds records of several kinds, and of all kinds by default', async () => {
    const both = await ids('design', { kinds: ['GIG', 'PERSON'] });
    expect(new Set(both.map((id) => id.split('-')[0]))).toEqual(new Set(['gig', 'person']));
    expect(await ids('design', { kinds: [] })).toEqual(await ids('design'));
    expect(await ids('design', { kinds: null })).toEqual(await ids('design'));
  });

  it('finds people by place and skill, products by creator, jobs by company, companies by industry', async () => {
    expect(await ids('bergen', { kinds: ['PERSON'] })).toContain('person-maren-holt');
    expect(await ids('icon design', { kinds: ['PERSON'] })).toContain('person-noor-siddiqui');
    expect(await ids('tomás arce', { kinds: ['PRODUCT'] })).toEqual([
      'product-content-ledger',
      'product-identity-starter-kit',
    ]);
    const job = [...store.jobs.values()][0]!;
    expect(await ids(store.companies.get(job.companyId)!.name, { kinds: ['JOB'] })).toContain(job.id);
    expect(await ids('financial services', { kinds: ['COMPANY'] })).toEqual([
      'company-northbeam-capital',
      'company-claymere-bank',
    ]);
  });

  it.each(['', '   '])('a blank query (%j) finds nothing and counts nothing', async (blank) => {
    expect(read(await search(blank), 'search.totalCount')).toBe(0);
    expect(new Set(Object.values(await counts(blank)))).toEqual(new Set([0]));
  });

  it('refuses kinds that do not exist', async () => {
    expect(onlyError(await search('design', { kinds: ['TOPIC'] })).code).toBe('BAD_USER_INPUT');
  });
});
