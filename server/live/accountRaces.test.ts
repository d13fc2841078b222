import { expect, test, vi } from 'vitest';
import { verifyPassword } from '../testing/passwords.ts';
import { openDatabase } from './database.ts';
import { onEachDatabase } from './testing/onEachDatabase.ts';
import { createReplicas } from './testing/replicas.ts';
import { password, signUp, visit } from './testing/visitors.ts';

const { replica } = createReplicas();
const visitor = { cookie: undefined, address: '', isLocal: false };
const ada = { email: 'ada.grove@example.com', password };

onEachDatabase((bench) => {
  test('a log-in during the deletion of its account is refused', async () => {
    const { live, ...served } = await replica(bench);
    await signUp(served, 'Ada Grove');
    const accounts = live.accounts!;
    // The comparison of the password takes longer than the deletion.
    let end!: (isRight: boolean) => void;
    const begun = new Promise<void>((begin) => {
      vi.mocked(verifyPassword).mockImplementationOnce(() => {
        begin();
        return new Promise((resolve) => (end = resolve));
      });
    });
    const entering = accounts.logIn(ada, visitor);
    await begun;
    const { db } = await openDatabase((await bench.scratch()).location, { create: false });
    const { id } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
    await accounts.remove(id);
    end(true);
    await db.destroy();
    expect(await entering).toBeNull();
  });

  test('no log-in with the old password outlives a reset that runs meanwhile', async () => {
    const { live, ...served } = await replica(bench);
    await signUp(served, 'Ada Grove');
    await visit(served).run('requestPasswordReset', { email: ada.email });
    const accounts = live.accounts!;
    const [, token] = /token=(\w+)/.exec((await accounts.readEmails())[0]!.body)!;
    const ended = new AbortController();
    const logInUntilReset = async () => {
      // oxlint-disable-next-line no-await-in-loop -- one log-in after the other
      while (!ended.signal.aborted) await accounts.logIn(ada, visitor);
    };
    const entering = Array.from({ length: 4 }, logInUntilReset);
    expect(await accounts.resetPassword(token!, 'a new password')).toMatchObject({ email: ada.email });
    ended.abort();
    await Promise.all(entering);
    const { db } = await openDatabase((await bench.scratch()).location, { create: false });
    expect(await db.selectFrom('session').selectAll().execute()).toEqual([]);
    await db.destroy();
  });
});
