import {
  getNamedType,
  getOperationAST,
  isLeafType,
  OperationTypeNode,
  parse,
  type GraphQLCompositeType,
} from 'graphql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newPerson } from '../account/newPerson.ts';
import { partnerOf } from '../channel/records.ts';
import { inputsOf } from '../contract/actions/inputs.ts';
import { actionsOf } from '../contract/checks/actions.ts';
import { createClient } from '../contract/client.ts';
import { fieldsOf, nodeTypes, objectType, readContract, requiredArgs } from '../contract/contract.ts';
import type { Sent } from '../contract/operation.ts';
import { inProcess } from '../contract/testing/inProcess.ts';
import { readWorld, type World } from '../contract/world.ts';
import type { ActionName } from '../data/action.ts';
import { createContext } from '../data/context.ts';
import { guestId } from '../data/guest.ts';
import { createCompiledQueries } from '../graphql/compiledQueries.ts';
import { readPersistedOperations } from '../graphql/persistedOperations.ts';
import { createAnswerCache } from '../http/answerCache.ts';
import { Reading } from '../shared/reading.ts';
import { moreInputs, preparations } from '../testing/everyAction.ts';
import { openLiveInMemory } from '../testing/openLiveInMemory.ts';
import { createChance, type Chance } from '../testing/randomOperation.ts';
import { createLiveSchema } from './schema.ts';

/** `KEPT_ACTIONS=1000 KEPT_SEED=7` runs more actions of another seed, with all queries. */
const { KEPT_ACTIONS: wanted, KEPT_SEED: seed = '1' } = process.env;
const actions = Number(wanted ?? 150);
/** One of this number of queries is asked. */
const share = wanted === undefined ? 4 : 1;
/** Requests after each action: a kept answer that is wrong stays wrong, so a later one finds it, too. */
const visits = wanted === undefined ? 40 : 400;
const stranger = 'person-stranger';

const schema = createLiveSchema();
const contract = readContract();

/** The queries of the client, each with the ids of some objects of each type or with a word. */
const queriesOfClient = ({ survey }: World) =>
  Object.values(readPersistedOperations()).flatMap((query): Sent[] => {
    const { operation, variableDefinitions = [] } = getOperationAST(parse(query))!;
    if (operation !== OperationTypeNode.QUERY) return [];
    const names = variableDefinitions.map(({ variable }) => variable.name.value);
    const ids = nodeTypes(contract).flatMap(({ name }) => survey.idsOf(name).slice(0, 2));
    if (names.includes('id')) return ids.map((id) => ({ query, variables: { id } }));
    return [{ query, variables: names.includes('query') ? { query: survey.word.slice(0, 3) } : {} }];
  });

/** The fields of a type that are values, and its fields with all values of their objects. */
function selectionsOf(type: GraphQLCompositeType): string[] {
  const fields = fieldsOf(type).filter((field) => requiredArgs(field).length === 0);
  const values = (of: GraphQLCompositeType) =>
    fieldsOf(of).flatMap((one) =>
      isLeafType(getNamedType(one.type)) && requiredArgs(one).length === 0 ? one.name : [],
    );
  const inner = fields.flatMap((field) => {
    const object = objectType(field);
    const names = object ? values(object).join(' ') : '';
    return names ? `${field.name} { ${names} }` : [];
  });
  return [...values(type), ...inner];
}

/** Queries of one field each: no other field reads what it reads. */
const queriesOfFields = ({ survey }: World) =>
  Object.values(contract.getQueryType()!.getFields()).flatMap((field): Sent[] => {
    const type = objectType(field);
    const required = requiredArgs(field).map(({ name }) => name);
    if (!type || required.some((name) => name !== 'id')) return [];
    const [declared, passed] = required.length > 0 ? ['($id: ID!)', '(id: $id)'] : ['', ''];
    const ids = required.length > 0 ? survey.idsOf(type.name).slice(0, 2) : [undefined];
    return ids.flatMap((id) =>
      selectionsOf(type).map((selection) => ({
        query: `query ${declared} { ${field.name}${passed} { ${selection} } }`,
        variables: id === undefined ? {} : { id },
      })),
    );
  });

/** What few screens read alone: who is online, an order by skills, and counts beside a condition. */
const rareQueries = [
  '{ contacts { status } }',
  '{ jobs(sort: RELEVANCE, first: 5) { nodes { id } } }',
  '{ jobs(filter: { workplace: REMOTE }) { facets { workplace { value count } } } }',
].map((query): Sent => ({ query, variables: {} }));

/** Opens live mode with a second account, and returns queries for everything that it stores. */
async function open() {
  const { ask, store } = openLiveInMemory();
  const person = { account: stranger, name: 'Stranger', email: 'stranger@example.com' };
  store.of(stranger).change(...newPerson(person, store.of(stranger)));
  const { send } = inProcess(schema, store);
  const asked = new Map<string, Sent>();
  const client = createClient((sent) => {
    asked.set(JSON.stringify(sent), sent);
    return send(sent);
  });
  const world = await readWorld(contract, schema, client.ask);
  const fields = actionsOf(contract);

  /** Runs an action with one of the inputs that its owner could use. Returns whether it has changed anything. */
  async function act(name: string, account: string, chance: Chance): Promise<boolean> {
    const action = fields.find((one) => one.name === name)!;
    const inputs = [...inputsOf(action, world), ...(moreInputs(store)[name as ActionName] ?? [])];
    const [declared, passed] = action.input
      ? [`($input: ${String(action.input)})`, '(input: $input)']
      : ['', ''];
    const { version } = store;
    const variables = action.input ? { input: inputs[chance(inputs.length)] } : {};
    await ask(
      `mutation ${declared} { ${name}${passed} { userErrors { code } } }`,
      variables,
      undefined,
      account,
    );
    return store.version > version;
  }
  for (const name of preparations) await act(name, store.viewer.id, () => 0);
  const names = fields.map(({ name }) => name);
  return {
    store,
    act,
    names,
    queries: [...queriesOfClient(world), ...queriesOfFields(world), ...asked.values()],
  };
}

test(
  'after random actions of several accounts, every kept answer equals a fresh one',
  async () => {
    const now = Math.ceil(Date.now() / 60_000) * 60_000;
    vi.useFakeTimers({ toFake: ['Date'], now });
    onTestFinished(() => void vi.useRealTimers());
    const { store, act, names, queries } = await open();
    const chance = createChance(Number(seed));
    const pick = <T>(list: readonly T[]): T => list[chance(list.length)]!;
    const { id } = store.viewer;
    const offline = Array.from(store.contacts.values())
      .filter(({ onlineIds }) => onlineIds.length === 0)
      .map((contact) => partnerOf(contact, id));
    const accounts = [id, id, stranger, ...offline.slice(0, 2)];
    const requestsOf = (sent: readonly Sent[]) =>
      sent.flatMap((one) => [guestId, ...accounts.slice(1)].map((account) => ({ account, ...one })));
    const rare = requestsOf(rareQueries);
    const requests = [...requestsOf(queries.filter(() => chance(share) === 0)), ...rare];
    const persisted = Object.fromEntries(requests.map(({ query }) => [query, query]));
    const compiled = createCompiledQueries(schema, persisted);
    const cache = createAnswerCache<{ text: string }>(1e9, ({ text }) => text.length);

    /** The response at one moment: relative times change each minute. */
    async function read({ account, query, variables }: (typeof requests)[number], reading?: Reading) {
      const context = createContext(store.of(account), now);
      return JSON.stringify(await compiled.execute({ query, variables }, context, reading));
    }
    /** Compares the kept answer with a fresh one, or keeps one. Returns whether it was kept. */
    async function visit(request: (typeof requests)[number]): Promise<boolean> {
      const key = JSON.stringify(request);
      const found = cache.get(key);
      const reading = new Reading();
      const text = await read(request, reading);
      expect({ done, request, text: found?.text ?? text }).toEqual({ done, request, text });
      if (!found) cache.set(key, { text }, reading);
      return found !== undefined;
    }
    const done: string[] = [];
    for (const request of requests) await visit(request);
    let kept = 0;
    for (let i = 0; i < actions; i += 1) {
      const name = pick(names);
      if (await act(name, pick(accounts), chance)) done.push(name);
      for (const request of rare) await visit(request);
      for (let j = 0; j < visits; j += 1) kept += Number(await visit(pick(requests)));
    }
    expect(done.length).toBeGreaterThan(actions / 3);
    // Most answers are about other things.
    expect(kept).toBeGreaterThan((actions * visits) / 2);
  },
  wanted === undefined ? undefined : 3_600_000,
);
