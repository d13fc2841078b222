import { getOperationAST, OperationTypeNode, parse } from 'graphql';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newPerson } from '../account/newPerson.ts';
import { inputsOf } from '../contract/actions/inputs.ts';
import { actionsOf } from '../contract/checks/actions.ts';
import { createClient } from '../contract/client.ts';
import { nodeTypes, readContract } from '../contract/contract.ts';
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
const actions = Number(wanted ?? 60);
/** One of this number of queries is kept. */
const share = wanted === undefined ? 12 : 1;
/** One of this number of kept answers is compared after each action. */
const compared = wanted === undefined ? 3 : 1;
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
  return { store, act, names, queries: [...queriesOfClient(world), ...asked.values()] };
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
    const accounts = [store.viewer.id, stranger, ...Array.from(store.people.keys()).slice(1, 3)];
    const requests = queries
      .filter(() => chance(share) === 0)
      .flatMap((sent) => [guestId, ...accounts.slice(0, 3)].map((account) => ({ account, ...sent })));
    const persisted = Object.fromEntries(requests.map(({ query }) => [query, query]));
    const compiled = createCompiledQueries(schema, persisted);
    const cache = createAnswerCache<{ text: string }>(1e9, ({ text }) => text.length);

    /** The response at one moment: relative times change each minute. */
    async function read({ account, query, variables = {} }: (typeof requests)[number], reading?: Reading) {
      const context = createContext(store.of(account), now);
      return JSON.stringify(await compiled.execute({ query, variables }, context, reading));
    }
    async function keep(request: (typeof requests)[number]) {
      const reading = new Reading();
      cache.set(JSON.stringify(request), { text: await read(request, reading) }, reading);
    }
    let done = 0;
    let kept = 0;
    for (let i = 0; i < actions; i += 1) {
      for (const request of requests) if (!cache.get(JSON.stringify(request))) await keep(request);
      const name = pick(names);
      if (!(await act(name, pick(accounts), chance))) continue;
      done += 1;
      for (const request of requests) {
        const found = cache.get(JSON.stringify(request));
        if (found) kept += 1 / requests.length;
        if (found && chance(compared) === 0)
          expect({ name, request, text: found.text }).toEqual({ name, request, text: await read(request) });
      }
    }
    expect(done).toBeGreaterThan(actions / 3);
    // Most answers are about other things.
    expect(kept / done).toBeGreaterThan(0.7);
  },
  wanted === undefined ? undefined : 3_600_000,
);
