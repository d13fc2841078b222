import {
  getNamedType,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
  type GraphQLCompositeType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { expect, test } from 'vitest';
import { schema } from '../graphql/schema.ts';
import { effects } from './actions/effects.ts';
import { inputFields } from './actions/inputs.ts';
import { sampleStore } from '../testing/sample.ts';
import { checks, checkServer } from './check.ts';
import { createClient } from './client.ts';
import {
  argNamed,
  contractWith,
  enumIn,
  fieldsOf,
  itemType,
  pagedFields,
  readContract,
  type Field,
} from './contract.ts';
import { noFilterIn } from './checks/labels.ts';
import { rulesOf } from './directives.ts';
import { isWanted } from './results.ts';
import { inProcess } from './testing/inProcess.ts';
import { changedSchema } from './testing/servers.ts';
import { readWorld } from './world.ts';

const contract = readContract();
const paged = pagedFields(contract);

/** The type of a path of a list's items. */
const typeAt = (field: Field, path: string) =>
  path.split('.').reduce<GraphQLNamedType | undefined>((type, name) => {
    const found = fieldsOf(type as GraphQLCompositeType).find((one) => one.name === name);
    return found ? getNamedType(found.type) : contract.getType(name);
  }, itemType(field)!);

const sorted = (names: Iterable<string>) => [...names].toSorted();

test.each([...paged])('the contract states the filters and orders of %s by directives', (name, field) => {
  const { filters, orders, always, select, among } = rulesOf(field);
  const unstated = filters.filter(
    ({ by, atLeast, words, where }) => [by, atLeast, words[0], where[0]].filter(Boolean).length !== 1,
  );
  expect(unstated.map((filter) => filter.name)).toEqual([]);
  const withoutCondition = filters.filter(
    ({ by = '', values, type }) =>
      [...values.values()].some(({ length }) => length === 0) && typeAt(field, by) !== getNamedType(type),
  );
  expect(withoutCondition.map((filter) => filter.name)).toEqual([]);
  const sorts = enumIn(argNamed(field, 'sort')?.type)?.getValues();
  expect(orders.map(({ sort }) => sort)).toEqual(sorts?.map((value) => value.name) ?? [undefined]);
  // The order of hits is the rank of a match, which their fields do not show.
  expect(orders.filter(({ keys }) => keys.length === 0)).toHaveLength(name === 'search' ? 1 : 0);
  const conditions = [...always, ...filters.flatMap(({ where }) => where)];
  expect(conditions.filter(({ path }) => !path)).toEqual([]);
  // Each path is one of the items' fields, and each selection of Query is valid.
  const item = `fragment Item on ${String(itemType(field))} { __typename ${select} }`;
  const query = parse(`{ __typename ${among.join(' ')} } ${item}`);
  expect(
    validate(
      contract,
      query,
      [...specifiedRules].filter((rule) => rule !== NoUnusedFragmentsRule),
    ),
  ).toEqual([]);
});

const fieldNames = (type: GraphQLNamedType) => ('getFields' in type ? Object.keys(type.getFields()) : []);

test.each(Object.entries(effects))(
  'the effect of %s has fields of its payload, and a list',
  (name, effect) => {
    const { type, args } = contract.getMutationType()!.getFields()[name]!;
    const payload = getNamedType(type);
    const { object = fieldNames(payload)[0]!, flag, is, list = ['jobs'], owner = 'jobId' } = effect;
    expect(fieldNames(payload)).toContain(object);
    const changed = getNamedType((payload as GraphQLObjectType).getFields()[object]!.type);
    expect(fieldNames(changed)).toEqual(expect.arrayContaining([flag, is?.[0]].filter((field) => field)));
    expect([...paged.keys()]).toContain(list[0]);
    expect(['jobId', ...Object.keys(inputFields(args[0]?.type ?? null))]).toContain(owner);
  },
);

test('the contract without actions is the schema that the server reads', () => {
  const reduced = contractWith(contract, new Set(['setJobSaved']));
  expect(fieldNames(reduced.getMutationType()!)).toEqual(['setJobSaved']);
  expect(reduced.getType('SetJobSavedInput')).toBeDefined();
  expect(reduced.getType('CreatePostInput')).toBeUndefined();
  const types = (of: GraphQLSchema) => sorted(Object.keys(of.getTypeMap()));
  expect(types(contractWith(contract, new Set()))).toEqual(types(schema));
});

test.each([
  ["Bands of the price; omit it for id 'any', label 'Any price'.", "id 'any', label 'Any price'"],
  ["Pay. Omit it in the filter for id 'any', label\n'Any pay', or not.", "id 'any', label 'Any pay'"],
  ["Omit it for 'all'. The first has the id 'a', label 'A'.", undefined],
])('the choice without a filter in "%s" is read', (description, choice) => {
  expect(noFilterIn(description)).toEqual(choice);
});

test('a skipped check says which data it needs', async () => {
  const sentAt = () => '2026-01-01T00:00:00.000Z';
  const server = inProcess(changedSchema({ Invitation: { sentAt }, Job: { application: () => null } }));
  const { results } = await checkServer({
    ...server,
    only: new Set(['orders', 'relations', 'invitations', 'job']),
  });
  const reasons = results.map(({ reason }) => reason);
  expect(reasons).toContainEqual(expect.stringMatching(/Give the sample data different `sentAt` values\.$/));
  expect(reasons).toContain('No Job was found whose application has an object to follow.');
});

test('a nested list is checked at the object with the most items, also of many objects', async () => {
  const ids: string[] = [];
  const page = { nodes: [], edges: [], pageInfo: { hasNextPage: false, hasPreviousPage: false } };
  const reviews = ({ id }: { id: string }) => ({ ...page, totalCount: ids.push(id) });
  const changed = changedSchema({ Gig: { reviews } });
  const { ask } = createClient(inProcess(changed, sampleStore).send);
  const { survey } = await readWorld(contract, changed, ask);
  expect(ids.length).toBeGreaterThan(20);
  expect(survey.longest.get('Gig.reviews')?.owner.node?.id).toBe(ids.at(-1));
});

test('--only combines names of checks and of subjects', () => {
  const names = new Set(Object.keys(checks));
  const selects = (wanted: string[], check: string, subject: string) =>
    isWanted(new Set(wanted), names, check, subject);
  expect(selects([], 'pages', 'jobs')).toBe(true);
  expect(selects(['pages'], 'pages', 'jobs')).toBe(true);
  expect(selects(['pages'], 'counts', 'jobs')).toBe(false);
  expect(selects(['jobs', 'gig.reviews'], 'counts', 'Gig.reviews')).toBe(true);
  expect(selects(['pages', 'jobs'], 'pages', 'gigs')).toBe(false);
});
