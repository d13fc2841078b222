import { expect, test } from 'vitest';
import { onSqlite } from '../live/testing/onEachDatabase.ts';
import { createReplicas } from '../live/testing/replicas.ts';
import { signUp, visit } from '../live/testing/visitors.ts';
import { runCommand } from './cli.ts';

const { replica } = createReplicas();

/** Runs the command for a live server. Returns the exit code, and the report or the error. */
async function check(origin: string, ...args: string[]) {
  const texts: string[] = [];
  const print = (text: string) => void texts.push(text);
  const code = await runCommand([`${origin}/graphql`, ...args], print, print);
  return { code, text: texts.join('\n') };
}

onSqlite((bench) => {
  test('--write runs all actions of a new account on a new database, those of sessions at the end', async () => {
    const served = await replica(bench);
    const { cookie } = await signUp(served, 'Kim Lee');
    const { code, text } = await check(
      served.origin,
      '--write',
      '--only',
      'actions',
      '--header',
      `cookie: ${cookie}`,
      '--tap',
    );
    expect({ code, failed: text.match(/^not ok .*/gm) }).toEqual({ code: 0, failed: null });
    const done = /^ok \d+ - actions · (\w+): a valid input is accepted, and its result is stored$/gm;
    const names = Array.from(text.matchAll(done), ([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['createPost', 'signUp', 'logIn', 'logOut']));
    // The check does not have the password of the account, so the account stays.
    expect(text).toContain(
      'deleteAccount: a valid input is accepted, and its result is stored # SKIP It refuses each object: INVALID (password).',
    );
    expect(names.length).toBeGreaterThan(45);
  });

  test('a guest has the contract, and reads the own person by its id; a member does not', async () => {
    const served = await replica(bench);
    const { code, text } = await check(served.origin, '--tap');
    expect({ code, failed: text.match(/^not ok .*/gm) }).toEqual({ code: 0, failed: null });
    const query =
      '{ viewer { person { id } } node(id: "guest") { __typename id } person(id: "guest") { name } }';
    const { data } = await visit(served).send(query);
    const node = { __typename: 'Person', id: 'guest' };
    expect(data).toEqual({ viewer: { person: { id: 'guest' } }, node, person: { name: 'Guest' } });
    const member = await signUp(served, 'Kim Lee');
    expect((await member.send(query)).data).toMatchObject({ node: null, person: null });
  });
});
