import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { viewer } from '../account/fixtures.ts';
import type { ActionName } from '../data/action.ts';
import { attemptLimits, createAttempts } from './accounts/attempts.ts';
import { createOutbox } from './accounts/outbox.ts';
import { openDatabase } from './database.ts';
import { openLive } from './live.ts';
import { rateOf } from './rates.ts';
import { secret } from './testing/databases.ts';
import { onSqlite } from './testing/onEachDatabase.ts';
import { createReplicas } from './testing/replicas.ts';
import { idOf, password, refused, signUp, visit } from './testing/visitors.ts';

const { replica } = createReplicas();
const start = 60_000 * 30_000_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => {
  vi.useRealTimers();
});

/** How many attempts in how many minutes. */
const attempted: Readonly<Record<keyof typeof attemptLimits, readonly [most: number, minutes: number]>> = {
  logIn: [5, 15],
  logInOn: [5, 15],
  logInFrom: [20, 15],
  signUpFrom: [20, 60],
  tokenFrom: [20, 15],
  deletion: [5, 15],
  reset: [3, 60],
  resetFrom: [20, 60],
};

onSqlite((bench) => {
  const connect = async () => openDatabase((await bench.scratch()).location, { create: false });

  test('each limit of attempts is for its minutes, for one address, and apart from the other limits', async () => {
    await bench.open();
    const database = await connect();
    const attempts = createAttempts(database, secret);
    for (const [name, [most, minutes]] of Object.entries(attempted)) {
      const kind = name as keyof typeof attempted;
      const secondsAfter = async (seconds: number, of = 'ada', by = attempts) => {
        vi.setSystemTime(start + seconds * 1_000);
        return by.count(kind, of);
      };
      for (let i = 0; i < most; i += 1) expect([kind, i, await secondsAfter(0)]).toEqual([kind, i, 0]);
      expect([kind, await secondsAfter(0)]).toEqual([kind, minutes * 60]);
      expect([kind, await secondsAfter(0, 'ben')]).toEqual([kind, 0]);
      expect([kind, await secondsAfter(0, 'ada', createAttempts(database, 'another'))]).toEqual([kind, 0]);
      expect([kind, await secondsAfter(minutes * 60 - 1)]).toEqual([kind, 1]);
      // The longest limit decides what is deleted.
      await attempts.prune();
      expect([kind, await secondsAfter(minutes * 60 - 1)]).toEqual([kind, 1]);
      for (let i = 0; i < most; i += 1)
        expect([kind, i, await secondsAfter(minutes * 60)]).toEqual([kind, i, 0]);
      expect([kind, await secondsAfter(minutes * 60)]).toEqual([kind, minutes * 60]);
    }
    await database.db.destroy();
  });

  test('the limits of an account count for it alone, in capital letters, too', async () => {
    const served = await replica(bench);
    const [ada, ben] = [await signUp(served, 'Ada Grove'), await signUp(served, 'Ben Holm')];
    const { attempts } = served.live.accounts!;
    const email = 'ada.grove@example.com';
    for (const [kind, of] of [
      ['deletion', await idOf(ada)],
      ['logIn', email],
      ['reset', email],
    ] as const)
      for (let i = 0; i < attemptLimits[kind].most; i += 1) await attempts.count(kind, of);
    const limited = refused('RATE_LIMITED');
    const wrong = refused('INVALID', 'password');
    expect(await ada.run('deleteAccount', { password: 'wrong' })).toEqual(limited);
    expect(await ben.run('deleteAccount', { password: 'wrong' })).toEqual(wrong);
    const entered = { email: email.toUpperCase(), password };
    expect(await visit(served).run('logIn', entered)).toEqual(limited);
    expect(await visit(served).run('logIn', { ...entered, email: 'nobody@example.com' })).toEqual(wrong);
    expect(await visit(served).run('requestPasswordReset', { email: entered.email })).toEqual(limited);
  });

  test('an account runs 30 messages, 20 creations and 60 other actions in a minute', async () => {
    const live = await bench.open();
    const [account, other] = ['person-tomas-arce', 'person-jiho-park'];
    const act = (action: ActionName, by = account) =>
      live.act({ account: by, action, actionId: randomUUID(), rate: rateOf(action, by) }, () => ({
        changes: [],
      }));
    const kinds: readonly (readonly [most: number, ...actions: ActionName[]])[] = [
      [30, 'sendMessage', 'startConversation', 'contactCompany', 'contactSeller', 'inviteByEmail'],
      [20, 'createPost', 'addComment', 'applyToJob', 'orderGig', 'updateGig', 'submitProposal'],
      [60, 'setPostLiked', 'updateProfile'],
    ];
    for (const [most, first, ...more] of kinds) {
      const actions = [first!, ...more];
      for (let i = 0; i < most; i += 1)
        expect([most, i, await act(actions[i % actions.length]!)]).toEqual([
          most,
          i,
          { done: expect.anything() },
        ]);
      expect([first, await act(first!)]).toEqual([first, { wait: expect.any(Number) }]);
      expect([first, await act(first!, other)]).toEqual([first, { done: expect.anything() }]);
    }
    expect(rateOf('sendMessage', viewer.id)).toBeNull();
    const database = await connect();
    const move = (seconds: number) =>
      database.db
        .updateTable('journal')
        .set({ at: new Date(Date.now() - seconds * 1_000).toISOString() })
        .execute();
    vi.useRealTimers();
    await move(40);
    expect(await act('sendMessage')).toEqual({ wait: expect.any(Number) });
    await move(61);
    expect(await act('sendMessage')).toEqual({ done: expect.anything() });
    await database.db.destroy();
  });

  test('the page of e-mails has the latest 50', async () => {
    await bench.open();
    const database = await connect();
    const outbox = createOutbox(database);
    for (let i = 0; i < 51; i += 1) await outbox.send({ to: 'a@b.example', subject: `${i}`, body: '' });
    expect(await outbox.read()).toHaveLength(50);
    await database.db.destroy();
  });

  test('the database can be silent for 30 seconds before it is a problem', async () => {
    const live = await openLive({ ...(await bench.scratch()), secret });
    await live.close();
    expect(await live.problem()).toBeUndefined();
    vi.setSystemTime(start + 29_999);
    expect(await live.problem()).toBeUndefined();
    vi.setSystemTime(start + 30_000);
    expect(await live.problem()).toMatch(/ reports: /);
  });
});
