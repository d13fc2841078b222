import { gql, type DocumentNode } from '@apollo/client';
import { print } from 'graphql';
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
  name: string;
  rules: Rules<F, never>;
}

/** What the server finds with each filter, and what the tab's rules let through of the whole list. */
async function found<F extends object>(list: List<F>, filters: readonly F[]) {
  const client = await openTab();
  const query = gql`
    query Compare($filter: ${list.input}) {
      list: ${list.field}(filter: $filter, first: 100) { nodes { id ...${list.name} @unmask } }
    }
    ${print(list.fragment)}
  `;
  const find = async (filter: object) => {
    const { data } = await client.query({ query, variables: { filter } });
    return (data as { list: { nodes: { id: string }[] } }).list.nodes;
  };
  const ids = (nodes: readonly { id: string }[]) => nodes.map(({ id }) => id).toSorted();
  const all = await find({});
  const told = await Promise.all(filters.map(async (filter) => ({ filter, found: ids(await find(filter)) })));
  const ours = filters.map((filter) => ({
    filter,
    found: ids(all.filter((object) => matches(list.rules, object as never, filter))),
  }));
  return { told, ours };
}

const jobFilters: JobFilter[] = [
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
];
test("the tab's rules for jobs find what the server finds", async () => {
  const { ours, told } = await found<JobFilter>(
    { field: 'jobs', input: 'JobFilter', fragment: filteredJob, name: 'FilteredJob', rules: jobRules },
    jobFilters,
  );
  expect(ours).toEqual(told);
});

const gigFilters: GigFilter[] = [
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
];
test("the tab's rules for gigs find what the server finds", async () => {
  const { ours, told } = await found<GigFilter>(
    { field: 'gigs', input: 'GigFilter', fragment: filteredGig, name: 'FilteredGig', rules: gigRules },
    gigFilters,
  );
  expect(ours).toEqual(told);
});

const networkFilters: NetworkFilter[] = [
  { query: 'design' },
  { query: 'LEAD' },
  { query: 'nobody' },
  { companyId: 'company-halden-works' },
  { companyId: 'company-halden-works', query: 'e' },
];
for (const [field, fragment, name] of [
  ['connections', filteredConnection, 'FilteredConnection'],
  ['invitations', filteredInvitation, 'FilteredInvitation'],
] as const)
  test(`the tab's rules for ${field} find what the server finds`, async () => {
    const list = { field, input: 'NetworkFilter', fragment, name, rules: networkRules };
    const { ours, told } = await found<NetworkFilter>(list, networkFilters);
    expect(ours).toEqual(told);
  });

const companyFilters: CompanyFilter[] = [
  { query: 'design' },
  { query: 'SOFTWARE  berlin' },
  { industryGroup: 'TECHNOLOGY' },
  { industryGroup: 'FINANCE' },
  { industryGroup: 'HEALTHCARE' },
  { industryGroup: 'MEDIA' },
  { sizes: [] },
  { sizes: ['FROM_10_TO_50', 'FROM_1000'] },
  { location: ' germany' },
];
test("the tab's rules for companies find what the server finds", async () => {
  const list = { field: 'companies', input: 'CompanyFilter', fragment: filteredCompany } as const;
  const { ours, told } = await found<CompanyFilter>(
    { ...list, name: 'FilteredCompany', rules: companyRules },
    companyFilters,
  );
  expect(ours).toEqual(told);
});

test("the tab compares texts as the server's searches do: without case and accents", () => {
  for (const [text, compared] of Object.entries(folded)) expect(fold(text)).toBe(compared);
  expect(holdsWords('bjorn OSTBY', 'Bjørn Østby')).toBe(true);
  expect(holdsWords('Bjørn', 'bjorn')).toBe(true);
  expect(holdsWords('#onboarding', 'ux-research onboarding')).toBe(true);
});
