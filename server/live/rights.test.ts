import { beforeAll, describe, expect, test } from 'vitest';
import { guestId } from '../data/guest.ts';
import { newPerson } from '../account/newPerson.ts';
import { actionsOf } from '../contract/checks/actions.ts';
import { inputsOf } from '../contract/actions/inputs.ts';
import { createClient } from '../contract/client.ts';
import { readContract } from '../contract/contract.ts';
import { readWorld, type World } from '../contract/world.ts';
import { inProcess } from '../contract/testing/inProcess.ts';
import { moreInputs, preparations } from '../testing/everyAction.ts';
import { openLiveInMemory } from '../testing/openLiveInMemory.ts';
import type { ActionName } from '../data/action.ts';
import { actions } from './actions.ts';
import { createLiveSchema } from './schema.ts';

const schema = createLiveSchema();
const contract = readContract();
const fields = actionsOf(contract);
const stranger = 'person-stranger';
const { ask, store } = openLiveInMemory();
let world: World;
beforeAll(async () => {
  const account = { account: stranger, name: 'Stranger', email: 'stranger@example.com' };
  store.of(stranger).change(...newPerson(account, store.of(stranger)));
  const read = () => readWorld(contract, schema, createClient(inProcess(schema, store).send).ask);
  world = await read();
  for (const name of preparations) await codesOf(name, store.viewer.id);
  world = await read();
});

/** Needs a database, and a connection: `accounts.test` and `network/actions.test` run them. */
const elsewhere: readonly ActionName[] = ['deleteAccount', 'removeConnection'];

interface Ended {
  code: string;
  userErrors: { code: string }[];
}

/**
 * Runs an action with each input that the owner could use, until one is accepted. Returns the codes of the refusals, and
 * 'done' for the accepted one.
 */
async function codesOf(name: ActionName, account: string): Promise<string[]> {
  const action = fields.find((one) => one.name === name)!;
  const [declared, passed] = action.input
    ? [`($input: ${String(action.input)})`, '(input: $input)']
    : ['', ''];
  const query = `mutation ${declared} { ${name}${passed} { userErrors { code } } }`;
  const codes: string[] = [];
  for (const input of [...inputsOf(action, world), ...(moreInputs(store)[name] ?? [])]) {
    if (codes.includes('done')) break;
    const { data, errors } = await ask(query, action.input ? { input } : {}, undefined, account);
    const error = errors?.[0];
    codes.push(
      error ? String(error.extensions?.['code']) : ((data[name] as Ended).userErrors[0]?.code ?? 'done'),
    );
  }
  return codes;
}

const named = (right: string) =>
  (Object.keys(actions) as ActionName[]).filter((name) => actions[name].right === right);

describe('a guest', () => {
  test.each([...named('member'), ...named('owner')])('cannot run %s', async (name) => {
    const { version } = store;
    const codes = await codesOf(name, guestId);
    expect(codes).not.toEqual([]);
    expect(new Set(codes)).toEqual(new Set(['UNAUTHENTICATED']));
    expect(store.version).toBe(version);
  });
});

describe('a stranger', () => {
  test.each(named('owner'))('cannot run %s on what belongs to others', async (name) => {
    const { version } = store;
    const codes = await codesOf(name, stranger);
    expect(codes).not.toEqual([]);
    expect(codes.filter((code) => !['NOT_FOUND', 'NOT_ALLOWED'].includes(code))).toEqual([]);
    expect(store.version).toBe(version);
  });

  test.each(named('member').filter((name) => !elsewhere.includes(name)))('runs %s', async (name) => {
    expect(await codesOf(name, stranger)).toContain('done');
  });
});

describe('the owner', () => {
  test.each(named('owner'))('runs %s', async (name) => {
    expect(await codesOf(name, store.viewer.id)).toContain('done');
  });
});
