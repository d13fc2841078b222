import { gql, type DocumentNode } from '@apollo/client';
import { Kind, print } from 'graphql';
import { expect, test } from 'vitest';
import { folded } from '../../server/testing/folded.ts';
import type { CompanyFilter, GigFilter, JobFilter, NetworkFilter } from '../generated/graphql.ts';
import { openTab } from '../testing/tab.ts';
import { companyRules, filteredCompany } from './companyRules.ts';
import { filteredGig, gigRules } from './gigRules.ts';
import { filteredJob, jobRules } from './jobRules.ts';
import { fold, holdsWords, matches, type Rules } from './matching.ts';
import { filteredConnection, filteredInvitation, networkRules } from './networkRules.ts';

interface List<F> {
  field: string;
  input: string;
  fragment: DocumentNode;
  rules: Rules<F, never>;
  filters: readonly F[];
}

/** The name of a document's fragment. */
function nameOf({ definitions: [definition] }: DocumentNode): string {
  if (definition?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error('No fragment.');
  return definition.name.value;
}

/** What the server finds with each filter, and what the tab's rules let through of the whole list. */
function list<F extends object>({ field, input, fragment, rules, filters }: List<F>) {
  const name = nameOf(fragment);
  const query = gql`
    query Compare($filter: ${input}) {
      list: ${field}(filter: $filter, first: 100) { nodes { id ...${name} @unmask } }
    }
    ${print(fragment)}
  `;
  const asked = new Set(filters.flatMap((filter) => Object.keys(filter)));
  async function compare() {
    const client = await openTab();
    const find = async (filter: object) => {
      const { data } = await client.query({ query, variables: { filter } });
      return (data as { list: { nodes: { id: string }[] } }).list.nodes;
    };
    const ids = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id).toSorted();
    const all = await find({});
    const told = await Promise.all(
      filters.map(async (filter) => ({ filter, found: ids(await find(filter)) })),
    );
    const ours = filters.map((filter) => ({
      filter,
      found: ids(all.filter((object) => matches(rules, object as never, filter))),
    }));
    return { told, ours };
  }
  const unasked = Object.keys(rules).flatMap((key) => (asked.has(key) ? [] : [`${field}: ${key}`]));
  return { field, name, unasked, compare };
}

/** The lists of Query whose rules stand beside the server's answers: for each condition at least one filter. */
const lists = [
  list<JobFilter>({
    field: 'jobs',
    input: 'JobFilter',
    fragment: filteredJob,
    rules: jobRules,
    filters: [
      { query: 'designer' },
      { query: 'DESIGN  systems' },
      { query: 'nobody' },
      { location: ' europe' },
      { location: 'remote' },
      { datePosted: 'DAY' },
      { datePosted: 'WEEK' },
      { datePosted: 'MONTH' },
      { experienceLevel: 'ENTRY' },
      { experienceLevel: 'DIRECTOR' },
      { companyId: 'techcorp' },
      { workplace: 'REMOTE' },
      { workplace: 'ONSITE', type: 'FULL_TIME' },
      { easyApply: true },
      { easyApply: false, query: null },
      { type: 'CONTRACT' },
    ],
  }),
  list<GigFilter>({
    field: 'gigs',
    input: 'GigFilter',
    fragment: filteredGig,
    rules: gigRules,
    filters: [
      { query: 'logo' },
      { query: 'usability TEST' },
      { category: 'VIDEO' },
      { price: 'LOW' },
      { price: 'MID' },
      { price: 'HIGH', category: 'DESIGN' },
      { price: 'PREMIUM' },
      { delivery: 'EXPRESS' },
      { delivery: 'UP_TO_3_DAYS' },
      { delivery: 'UP_TO_7_DAYS', query: 'design' },
    ],
  }),
  ...(['connections', 'invitations'] as const).map((field) =>
    list<NetworkFilter>({
      field,
      input: 'NetworkFilter',
      fragment: field === 'connections' ? filteredConnection : filteredInvitation,
      rules: networkRules,
      filters: [
        { query: 'design' },
        { query: 'LEAD' },
        { query: 'nobody' },
        { companyId: 'company-halden-works' },
        { companyId: 'company-halden-works', query: 'e' },
      ],
    }),
  ),
  list<CompanyFilter>({
    field: 'companies',
    input: 'CompanyFilter',
    fragment: filteredCompany,
    rules: companyRules,
    filters: [
      { query: 'design' },
      { query: 'SOFTWARE  berlin' },
      { industryGroup: 'TECHNOLOGY' },
      { industryGroup: 'FINANCE' },
      { industryGroup: 'HEALTHCARE' },
      { industryGroup: 'MEDIA' },
      { sizes: [] },
      { sizes: ['FROM_10_TO_50', 'FROM_1000'] },
      { location: ' germany' },
    ],
  }),
];

test.each(lists)("the tab's rules for $field find what the server finds", async ({ compare }) => {
  const { ours, told } = await compare();
  expect(ours).toEqual(told);
});

test('no list with rules is left out above, and no condition of one', () => {
  const files = import.meta.glob<object>('./*Rules.ts', { eager: true });
  const fragments = Object.values(files).flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]) =>
      name.startsWith('filtered') ? [value as unknown] : [],
    ),
  );
  expect(fragments.map((fragment) => nameOf(fragment as DocumentNode)).toSorted()).toEqual(
    lists.map(({ name }) => name).toSorted(),
  );
  expect(lists.flatMap(({ unasked }) => unasked)).toEqual([]);
});

test("the tab compares texts as the server's searches do: without case and accents", () => {
  for (const [text, compared] of Object.entries(folded)) expect(fold(text)).toBe(compared);
  expect(holdsWords('bjorn OSTBY', 'Bjørn Østby')).toBe(true);
  expect(holdsWords('Bjørn', 'bjorn')).toBe(true);
  expect(holdsWords('#onboarding', 'ux-research onboarding')).toBe(true);
});
