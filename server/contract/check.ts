import {
  buildClientSchema,
  getIntrospectionQuery,
  validateSchema,
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
import { createClient, Unreachable, type Send } from './client.ts';
import type { Ask } from './operation.ts';
import { actionFields, contractWith, readContract } from './contract.ts';
import {
  inTurn,
  isWanted,
  resultOf,
  type Property,
  type Result,
  type Verify,
  Violation,
  type Wanted,
} from './results.ts';
import { readWorld } from './world.ts';

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
  relations: 'relations agree in both directions, and an id is of one type',
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
  /** Actions of the contract that the server does not have, unless the results say so. */
  unserved: readonly string[];
}

/** Reads the server's schema, or returns a text that says why there is none. Throws if it refuses the smallest query. */
async function introspect(ask: Ask, url: string): Promise<GraphQLSchema | string> {
  const smallest = await ask('{ __typename }');
  if (!smallest.data)
    throw new Unreachable(
      `${url} refuses '{ __typename }' (${smallest.errors[0]?.message}): pass the header that it requires with --header.`,
    );
  const { data, errors } = await ask(getIntrospectionQuery());
  if (!data?.['__schema'])
    return `The server does not return its schema (${errors[0]?.message ?? 'no data'}). Enable introspection for this test.`;
  try {
    const schema = buildClientSchema(data as unknown as IntrospectionQuery);
    const [invalid] = validateSchema(schema);
    return invalid ? `The server's schema is invalid. ${invalid.message}` : schema;
  } catch (error) {
    return `The server's introspection is invalid. ${(error as Error).message}`;
  }
}

/** Checks a server against the contract. Throws `Unreachable` if it does not answer. */
export async function checkServer({ url, send, only = new Set(), write = false }: Options): Promise<Report> {
  const began = performance.now();
  const client = createClient(send);
  const properties: Property[] = [];
  const names = new Set<string>(Object.keys(checks));
  const verifyIn =
    (check: CheckName): Verify =>
    (subject, property, run) => {
      if (isWanted(only, names, check, subject)) properties.push({ check, subject, property, run });
    };

  const introspected = await introspect(client.ask, url);
  const served = typeof introspected === 'string' ? null : introspected;
  client.served = served;
  const full = readContract();
  const actions = new Set(served && actionFields(served).map(({ name }) => name));
  const unserved = actionFields(full).flatMap(({ name }) => (actions.has(name) ? [] : name));
  const contract = contractWith(full, actions);
  await checkSchema(contract, introspected, verifyIn('schema'));
  const world = await readWorld(contract, served, client.ask);
  checkNullability(world, verifyIn('nullability'));
  checkLabels(world, verifyIn('labels'));
  checkPages(world, verifyIn('pages'));
  checkCounts(world, verifyIn('counts'));
  checkLimits(world, verifyIn('limits'), verifyIn('refusals'));
  checkNodes(world, verifyIn('nodes'), verifyIn('unknown'));
  checkFilters(world, verifyIn('filters'));
  checkOrders(world, verifyIn('orders'));
  checkSearch(world, verifyIn('search'));
  checkRelations(world, verifyIn('relations'));
  // `splice` empties the list, which then has the properties of the actions alone.
  const results = await Promise.all(properties.splice(0).map((property) => resultOf(property, client.ask)));
  if (write) checkActions(world, verifyIn('actions'));
  // An action that the server does not have is a failure if --only names it, or if --write finds no action at all.
  const asked = unserved.filter((name) => only.has(name.toLowerCase()));
  if (write && unserved.length === actionFields(full).length && asked.length === 0) asked.push('Mutation');
  for (const subject of asked) {
    const what = subject === 'Mutation' ? 'an action of the contract' : `the action ${subject}`;
    const absent = `The schema of the server does not have ${what}.`;
    const reason = typeof introspected === 'string' ? introspected : absent;
    const run = () => Promise.reject(new Violation(reason));
    properties.push({ check: 'actions', subject, property: 'is served', run });
  }
  // Actions run after the other checks, and one after the other: they change the data.
  await inTurn(properties, async (property) => results.push(await resultOf(property, client.ask)));
  return {
    url,
    results,
    requests: client.requests,
    duration: (performance.now() - began) / 1_000,
    unserved: asked.length > 0 ? [] : unserved,
  };
}
