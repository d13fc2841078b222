import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { checkActions } from './checks/actions.ts';
import { checkCounts } from './checks/counts.ts';
import { checkFilters } from './checks/filters.ts';
import { checkLabels } from './checks/labels.ts';
import { checkLimits } from './checks/limits.ts';
import { checkNodes } from './checks/nodes.ts';
import { checkNullability } from './checks/nullability.ts';
import { checkOrders } from './checks/orders.ts';
import { checkPages } from './checks/pages.ts';
import { checkRelations } from './checks/relations.ts';
import { checkSchema } from './checks/schema.ts';
import { checkSearch } from './checks/search.ts';
import { createClient, Unreachable, type Ask, type Send } from './client.ts';
import { contractWith, nounFields, readContract } from './contract.ts';
import type { List } from './pages.ts';
import { createRecorder, isWanted, type Recorder, type Result, type Wanted } from './results.ts';
import { survey as readSurvey, type Survey } from './survey.ts';
import { pagedFields, readViewer } from './world.ts';

/** The checks, each with the property that it proves. */
export const checks = {
  schema: 'the schema has the types and fields of the contract',
  nullability: 'every field has a value that its type allows',
  labels: 'labels are those of the contract',
  pages: 'lists have each item once, by cursor and by number',
  counts: 'counts are the numbers of items',
  limits: 'arguments outside their limits are refused',
  refusals: 'refusals have the documented code',
  unknown: 'unknown ids return null',
  nodes: 'node and the field of a noun return the same object',
  filters: 'filters select the items that satisfy them',
  orders: 'lists are in their order',
  search: 'searches ignore case and accents',
  relations: 'relations agree in both directions',
  actions: 'actions do what they say (with --write)',
} as const;

export type CheckName = keyof typeof checks;

export interface Options {
  url: string;
  /** Sends an operation to the server at the URL. */
  send: Send;
  only?: Wanted;
  /** Whether to run actions, which change the server's data. */
  write?: boolean;
}

export interface Report {
  url: string;
  results: Result[];
  requests: number;
  /** Seconds. */
  duration: number;
  /** Actions of the contract that the server does not have. */
  unserved: readonly string[];
}

/** The names that `--only` accepts beside those of checks: lists, nouns and types. */
export function subjects(contract: GraphQLSchema): string[] {
  const types = Object.keys(contract.getTypeMap()).filter((name) => !name.startsWith('__'));
  const actions = Object.keys(contract.getMutationType()?.getFields() ?? {});
  return [
    ...pagedFields(contract).keys(),
    ...nounFields(contract).map(({ name }) => name),
    ...types,
    ...actions,
  ];
}

/** Reads the server's schema; a text says why it has none. Throws if the server refuses even the smallest query. */
async function introspect(ask: Ask, url: string): Promise<GraphQLSchema | string> {
  const smallest = await ask('{ __typename }');
  if (!smallest.data)
    throw new Unreachable(
      `${url} refuses '{ __typename }' (${smallest.errors[0]?.message}): pass the header that it requires with --header.`,
    );
  const { data, errors } = await ask(getIntrospectionQuery());
  if (!data?.['__schema'])
    return `The server does not return its schema (${errors[0]?.message ?? 'no data'}). Enable introspection for this test.`;
  return buildClientSchema(data as unknown as IntrospectionQuery);
}

/** The lists of which the survey has found an owner. */
function findLists(contract: GraphQLSchema, survey: Survey): List[] {
  return [...pagedFields(contract)].flatMap(([name, field]) => {
    if (name === 'search')
      return [{ name, field, owner: { node: null, path: [], isDirect: true }, base: { query: survey.word } }];
    const found = survey.longest.get(name);
    return found ? [{ name, field, owner: found.owner, base: {} }] : [];
  });
}

/** Checks a server against the contract. Throws `Unreachable` if it does not answer. */
export async function checkServer({ url, send, only = new Set(), write = false }: Options): Promise<Report> {
  const began = performance.now();
  const client = createClient(send);
  const results: Result[] = [];
  const names = new Set<string>(Object.keys(checks));
  const recorder = (check: CheckName): Recorder =>
    createRecorder(check, client.ask, results, (name, subject) => isWanted(only, names, name, subject));

  const served = await introspect(client.ask, url);
  const full = readContract();
  const actions = new Set(
    typeof served === 'string' ? [] : Object.keys(served.getMutationType()?.getFields() ?? {}),
  );
  const contract = contractWith(full, actions);
  await checkSchema(contract, served, recorder('schema'));
  if (typeof served !== 'string') client.served = served;
  const has = (type: string, field: string) => {
    if (typeof served === 'string') return true;
    const found = served.getType(type);
    return found !== undefined && 'getFields' in found && field in found.getFields();
  };
  const survey = await readSurvey(contract, has, client.ask);
  const viewer = await readViewer(client.ask);
  const world = { contract, has, survey, viewer };
  const lists = findLists(contract, survey);
  await Promise.all([
    checkNullability(world, recorder('nullability')),
    checkLabels(world, lists, recorder('labels')),
    checkPages(lists, recorder('pages'), recorder('counts')),
    checkCounts(lists, recorder('counts')),
    checkLimits(world, lists, { limits: recorder('limits'), refusals: recorder('refusals') }),
    checkNodes(world, recorder('nodes'), recorder('unknown')),
    checkFilters(lists, viewer, recorder('filters')),
    checkOrders(lists, viewer, recorder('orders')),
    checkSearch(lists, recorder('search')),
    checkRelations(world, recorder('relations')),
  ]);
  // After the others, because it changes the data that they compare.
  if (write) await checkActions(world, recorder('actions'));
  const unserved = Object.keys(full.getMutationType()!.getFields()).filter((name) => !actions.has(name));
  return {
    url,
    results,
    requests: client.requests,
    duration: (performance.now() - began) / 1_000,
    unserved,
  };
}
