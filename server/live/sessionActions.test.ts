import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { mutation } from './testing/inputs.ts';
import { onSqlite } from './testing/onEachDatabase.ts';
import { createReplicas } from './testing/replicas.ts';
import { password, refused, signUp, visit } from './testing/visitors.ts';

const { replica } = createReplicas();

onSqlite((bench) => {
  test('a sign-up and a new password are refused unless all of the form is right', async () => {
    const served = await replica(bench);
    await signUp(served, 'Ada Grove');
    const email = 'ben.holm@example.com';
    const form = { fullName: 'Ben Holm', email, password, confirmPassword: password, acceptsTerms: true };
    for (const [changed, code, field] of [
      [{ confirmPassword: 'another password' }, 'MISMATCH', 'confirmPassword'],
      [{ acceptsTerms: false }, 'REQUIRED', 'acceptsTerms'],
      [{ password: `${password}\0`, confirmPassword: `${password}\0` }, 'INVALID', 'password'],
      [{ email: 'maren@marenholt.example' }, 'ALREADY_DONE', 'email'],
      [
        { email: 'ada.grove@example.com', password: 'a wrong one', confirmPassword: 'a wrong one' },
        'ALREADY_DONE',
        'email',
      ],
    ] as const)
      expect(await visit(served).run('signUp', { ...form, ...changed })).toEqual(refused(code, field));
    const visitor = visit(served);
    // The demo account exists from its first log-in on.
    await visit(served).run('logIn', { email: 'maren@marenholt.example', password: 'workgrove' });
    await visitor.run('requestPasswordReset', { email: 'ada.grove@example.com' });
    await visitor.run('requestPasswordReset', { email: 'maren@marenholt.example' });
    const emails = await served.live.accounts!.readEmails();
    expect(emails.map(({ to }) => to)).toEqual(['ada.grove@example.com']);
    const [, token] = /token=(\w+)/.exec(emails[0]!.body)!;
    const changed = { token, password: 'a new password', confirmPassword: 'another one' };
    expect(await visitor.run('resetPassword', changed)).toEqual(refused('MISMATCH', 'confirmPassword'));
  });

  test('a new password and the end of an account end its sessions in memory, too', async () => {
    const served = await replica(bench);
    const name = async (visitor: ReturnType<typeof visit>) =>
      (await visitor.send('{ viewer { name } }')).data['viewer'];
    const ada = await signUp(served, 'Ada Grove');
    const email = 'ada.grove@example.com';
    expect(await name(ada)).toEqual({ name: 'Ada Grove' });
    const visitor = visit(served);
    await visitor.run('requestPasswordReset', { email });
    const [{ body } = { body: '' }] = await served.live.accounts!.readEmails();
    const [, token] = /token=(\w+)/.exec(body)!;
    const changed = { password: 'a new password', confirmPassword: 'a new password' };
    await visitor.run('resetPassword', { token, ...changed });
    expect(await name(ada)).toEqual({ name: 'Guest' });
    const browsers = [visit(served), visit(served)] as const;
    const entered = mutation('logIn', { email, password: changed.password });
    for (const browser of [...browsers, browsers[1]]) {
      const { reply } = await browser.send(entered);
      // Also if it ends a session: the response has no cookie of that one.
      expect(reply.headers['set-cookie']?.filter((text) => text.includes('session_token'))).toHaveLength(1);
      expect(await name(browser)).toEqual({ name: 'Ada Grove' });
    }
    await visitor.run('requestPasswordReset', { email });
    await browsers[0].run('deleteAccount', { password: changed.password });
    expect(await name(browsers[1])).toEqual({ name: 'Guest' });
    const { db } = await openDatabase((await bench.scratch()).location, { create: false });
    expect(await db.selectFrom('verification').select('id').execute()).toEqual([]);
    await db.destroy();
  });
});
