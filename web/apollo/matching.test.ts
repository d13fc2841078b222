import { gql, type DocumentNode } from '@apollo/client';
import { Kind, print } from 'graphql';
import { expect, test } from 'vitest';
import { matches } from '../../schema/rules/conditions.ts';
import { openClient } from '../testing/tab.ts';
import * as allFiltered from './filtered.ts';
import type { Filtered } from './filtered.ts';

interface List<T, F> {
  field: string;
  input: string;
  filtered: Filtered<T>;
  filters: readonly F[];
}

/** The name of a document's fragment. */
function nameOf({ definitions: [definition] }: DocumentNode): string {
  if (definition?.kind !== Kind.FRAGMENT_DEFINITION) throw new Error('No fragment.');
  return definition.name.value;
}

/** For each filter, compares the ids from the server with the ids that the client's conditions accept. */
function createComparison<T, F extends object>({
  field,
  input,
  filtered: { fragment, conditions },
  filters,
}: List<T, F>) {
  const name = nameOf(fragment);
  const query = gql`
    query Compare($filter: ${input}) {
      list: ${field}(filter: $filter, first: 100) { nodes { id ...${name} @unmask } }
    }
    ${print(fragment)}
  `;
  const testedConditions = new Set(filters.flatMap((filter) => Object.keys(filter)));
  async function compare() {
    const client = await openClient();
    const find = async (filter: object) => {
      const { data } = await client.query({ query, variables: { filter } });
      return (data as { list: { nodes: { id: string }[] } }).list.nodes;
    };
    const ids = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id).toSorted();
    const all = await find({});
    const fromServer = await Promise.all(
      filters.map(async (filter) => ({ filter, found: ids(await find(filter)) })),
    );
    const fromClient = filters.map((filter) => ({
      filter,
      found: ids(all.filter((object) => matches(conditions, object as T, filter, Date.now()))),
    }));
    return { fromServer, fromClient };
  }
  const untestedConditions = Object.entries(conditions).flatMap(([key, condition]) =>
    testedConditions.has(key) || 'viewer' in condition ? [] : [`${field}: ${key}`],
  );
  return { field, name, untestedConditions, compare };
}

const networkFilters = [
  { query: 'design' },
  { query: 'LEAD' },
  { query: 'nobody' },
  { companyId: 'company-halden-works' },
  { companyId: 'company-halden-works', query: 'e' },
];

/** The lists of Query with client-side conditions. Each condition occurs in at least one filter. */
const lists = [
  createComparison({
    field: 'jobs',
    input: 'JobFilter',
    filtered: allFiltered.filteredJob,
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
      { minSalary: 100_000 },
      { minSalary: 135_200, type: 'CONTRACT' },
    ],
  }),
  createComparison({
    field: 'gigs',
    input: 'GigFilter',
    filtered: allFiltered.filteredGig,
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
  createComparison({
    field: 'connections',
    input: 'NetworkFilter',
    filtered: allFiltered.filteredConnection,
    filters: networkFilters,
  }),
  createComparison({
    field: 'invitations',
    input: 'NetworkFilter',
    filtered: allFiltered.filteredInvitation,
    filters: networkFilters,
  }),
  createComparison({
    field: 'notifications',
    input: 'NotificationFilter',
    filtered: allFiltered.filteredNotification,
    filters: [{ kind: 'JOB' }, { kind: 'POST' }],
  }),
  createComparison({
    field: 'companies',
    input: 'CompanyFilter',
    filtered: allFiltered.filteredCompany,
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

test.each(lists)(
  "the client's conditions of $field find the same items as the server",
  async ({ compare }) => {
    const { fromClient, fromServer } = await compare();
    expect(fromClient).toEqual(fromServer);
  },
);

test('the lists above cover every filtered fragment and every condition', () => {
  const fragments = Object.values(allFiltered).flatMap((one) => ('fragment' in one ? [one.fragment] : []));
  expect(fragments.map((fragment) => nameOf(fragment as DocumentNode)).toSorted()).toEqual(
    lists.map(({ name }) => name).toSorted(),
  );
  expect(lists.flatMap(({ untestedConditions }) => untestedConditions)).toEqual([]);
});
