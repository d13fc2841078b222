import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { onEachDatabase, onSqlite } from './testing/onEachDatabase.ts';
import { createReplicas } from './testing/replicas.ts';
import { mutation } from './testing/inputs.ts';
import { cookieOf, done, idOf, password, refused, signUp, visit } from './testing/visitors.ts';

const { replica, lines } = createReplicas();

const viewer = '{ viewer { id name isAuthenticated unreadMessageCount } settings { profile { email } } }';
const guest = {
  viewer: { id: 'account-guest', name: 'Guest', isAuthenticated: false, unreadMessageCount: 0 },
  settings: { profile: { email: '' } },
};
const ada = { email: 'ada.grove@example.com', password };

onEachDatabase((bench) => {
  test('a sign-up creates a person with a session, on each replica and after a restart', async () => {
    const served = await replica(bench);
    const visitor = await signUp(served, 'Ada Grove');
    const { data, reply } = await visitor.send(viewer);
    expect(data).toMatchObject({
      viewer: { name: 'Ada Grove', isAuthenticated: true, unreadMessageCount: 0 },
      settings: { profile: { email: ada.email } },
    });
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(await visitor.run('createPost', { content: 'Hello' })).toEqual(done);
    const { cookie } = visitor;
    const other = visit(await replica(bench));
    other.cookie = cookie;
    expect((await other.send(viewer)).data).toEqual(data);
    // The address is not on the profile that others read.
    const id = await idOf(visitor);
    const profile = `{ profile(id: "${id}") { name email viewerIsOwner } }`;
    expect((await visit(served).send(profile)).data).toEqual({
      profile: { name: 'Ada Grove', email: null, viewerIsOwner: false },
    });
  });

  test('a link resets the password once, and ends all sessions', async () => {
    const served = await replica(bench);
    const visitor = await signUp(served, 'Ada Grove');
    expect(await visit(served).run('requestPasswordReset', { email: ada.email }, 'sent')).toEqual({
      sent: true,
      ...done,
    });
    expect(await visit(served).run('requestPasswordReset', { email: 'no@example.com' }, 'sent')).toEqual({
      sent: true,
      ...done,
    });
    // Pasted texts often contain characters that are not visible.
    const pasted = `\u200e${ada.email}\u200b`;
    await visit(served).run('requestPasswordReset', { email: pasted });
    const emails = await served.live.accounts!.readEmails();
    expect(emails.map(({ to }) => to)).toEqual([ada.email, ada.email]);
    const [token, older] = emails.map(({ body }) => /token=(\w+)/.exec(body)![1]!);
    const changed = { token, password: 'a new password', confirmPassword: 'a new password' };
    expect(await visit(served).run('resetPassword', changed)).toEqual(done);
    for (const used of [token, older])
      expect(await visit(served).run('resetPassword', { ...changed, token: used })).toEqual(
        refused('NOT_FOUND', 'token'),
      );
    expect((await visitor.send(viewer)).data).toEqual(guest);
    expect(await visit(served).run('logIn', ada)).toEqual(refused('INVALID', 'password'));
    expect(await visit(served).run('logIn', { email: pasted, password: 'a new password' })).toEqual(done);
  });

  test('no password is in the database or the log', async () => {
    const served = await replica(bench);
    await signUp(served, 'Ada Grove');
    await visit(served).run('logIn', { ...ada, password: 'a wrong secret' });
    const { db } = await openDatabase((await bench.scratch()).location, { create: false });
    const tables = ['user', 'account', 'session', 'journal', 'record', 'attempt', 'outbox'] as const;
    const rows = await Promise.all(
      tables.map((table) =>
        db
          .selectFrom(table as 'user')
          .selectAll()
          .execute(),
      ),
    );
    await db.destroy();
    const everything = JSON.stringify([rows, lines]);
    expect(everything).toContain('Ada Grove');
    expect(everything).not.toMatch(/grove and rings|a wrong secret/);
  });
});

// What the other database does not decide.
onSqlite((bench) => {
  test('a guest reads what is public, and is refused every action', async () => {
    const served = await replica(bench);
    const visitor = visit(served);
    const { data } = await visitor.send(viewer);
    expect(data).toEqual(guest);
    const lists = '{ feed { totalCount } jobs { totalCount } messageThreads { totalCount } contacts { id } }';
    expect((await visitor.send(lists)).data).toMatchObject({
      feed: { totalCount: expect.any(Number) },
      jobs: { totalCount: expect.any(Number) },
      messageThreads: { totalCount: 0 },
      contacts: [],
    });
    expect(await visitor.run('createPost', { content: 'Hello' })).toEqual(refused('UNAUTHENTICATED'));
    const page = await served.ask('/', { headers: visitor.page() });
    expect([page.status, page.headers['cache-control']]).toEqual([200, 'private, no-cache']);
    expect(page.text).toContain('href="/auth/login');
  });

  test('the cookie is for this site alone, and no script reads it', async () => {
    const served = await replica(bench);
    const visitor = await signUp(served, 'Ada Grove');
    const { reply } = await visitor.send('mutation { logOut { userErrors { code } } }');
    expect(reply.headers['set-cookie']![0]).toMatch(/Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
    const entered = await visitor.send(
      `mutation { logIn(input: { email: "${ada.email}", password: "${password}" }) { userErrors { code } } }`,
    );
    expect(entered.reply.headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^workgrove\.session_token=\S+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
      expect.stringMatching(/^workgrove\.device=\S+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
  });

  test('a session ends with its log-out, and another log-in does not continue it', async () => {
    const served = await replica(bench);
    const visitor = await signUp(served, 'Ada Grove');
    const first = visitor.cookie;
    expect(await visitor.run('logIn', ada)).toEqual(done);
    expect(visitor.cookie).not.toBe(first);
    const stolen = visit(served);
    stolen.cookie = first;
    expect((await stolen.send(viewer)).data).toEqual(guest);
    const second = visitor.cookie;
    expect(await visitor.run('logOut')).toEqual(done);
    stolen.cookie = second;
    expect((await stolen.send(viewer)).data).toEqual(guest);
  });

  test('a planted or changed cookie is no session', async () => {
    const served = await replica(bench);
    const visitor = await signUp(served, 'Ada Grove');
    const [cookie = ''] = visitor.cookie.split('; ');
    const forger = visit(served);
    const planted = 'workgrove.session_token=planted.aaaa';
    // A second cookie does not give the first one its session.
    forger.cookie = `__Secure-${planted}; ${cookie}`;
    expect((await forger.send(viewer)).data).toMatchObject({ viewer: { name: 'Ada Grove' } });
    forger.cookie = `__Secure-${planted}`;
    expect((await forger.send(viewer)).data).toEqual(guest);
    const id = (cookie.split('=')[1] ?? '').split('.')[0]!;
    for (const forged of [planted, cookie.slice(0, -6), cookie.replace(id, 'x'.repeat(id.length)), id]) {
      forger.cookie = forged;
      expect((await forger.send(viewer)).data).toEqual(guest);
    }
    forger.cookie = planted;
    expect(await forger.run('logIn', ada)).toEqual(done);
    expect(forger.cookie).not.toContain('planted');
  });

  test('an account has one e-mail address, and a repeated sign-up with its password continues', async () => {
    const served = await replica(bench);
    const signUpWith = { fullName: 'Ada Grove', ...ada, confirmPassword: password, acceptsTerms: true };
    const first = await signUp(served, 'Ada Grove');
    const { data } = await first.send(viewer);
    const again = visit(served);
    expect(await again.run('signUp', { ...signUpWith, email: ada.email.toUpperCase() })).toEqual(done);
    expect((await again.send(viewer)).data).toEqual(data);
    const other = { ...signUpWith, password: 'another password', confirmPassword: 'another password' };
    expect(await visit(served).run('signUp', other)).toEqual(refused('ALREADY_DONE', 'email'));
    expect(await visit(served).run('signUp', { ...signUpWith, fullName: '\0' })).toEqual(
      refused('REQUIRED', 'fullName'),
    );
    expect(
      await visit(served).run('resetPassword', { token: '\0', password, confirmPassword: password }),
    ).toEqual(refused('REQUIRED', 'token'));
    const short = { ...signUpWith, email: 'bo@example.com', password: 'seven77', confirmPassword: 'seven77' };
    expect(await visit(served).run('signUp', short)).toEqual(refused('TOO_SHORT', 'password'));
    expect(await visit(served).run('signUp', { ...signUpWith, confirmPassword: 'differs' })).toEqual(
      refused('MISMATCH', 'confirmPassword'),
    );
  });

  test('the demo account is for programs on this machine', async () => {
    const served = await replica(bench);
    const { email, password: demo } = served.live.accounts!.demoAccount!;
    const query = `mutation { logIn(input: { email: "${email}", password: "${demo}" }) { userErrors { code } } }`;
    for (const header of ['x-forwarded-for', 'via']) {
      const far = await visit(served).send(query, { [header]: '203.0.113.7' });
      expect(far.data).toEqual({ logIn: { userErrors: [{ code: 'INVALID' }] } });
    }
    const rebound = await visit(served).send(query, { host: 'evil.example' });
    expect(rebound.data).toEqual({ logIn: { userErrors: [{ code: 'INVALID' }] } });
    expect((await served.ask('/outbox', { headers: { host: 'evil.example' } })).text).not.toContain(
      'E-mails',
    );
    const taken = { fullName: 'Eve', email, password, confirmPassword: password, acceptsTerms: true };
    expect(await visit(served).run('signUp', taken)).toEqual(refused('ALREADY_DONE', 'email'));
    const near = await visit(served).send(query);
    expect(near.data).toEqual({ logIn: done });
    const { isCurrent } = served.live.accounts!;
    expect(await isCurrent(cookieOf(near.reply))).toBe(true);
    const outbox = await served.ask('/outbox', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(outbox.text).not.toContain('E-mails');
    expect((await served.ask('/outbox')).text).toContain('E-mails');
    const publicOne = await replica(bench, { origin: 'https://workgrove.example' });
    expect(await isCurrent(cookieOf(near.reply))).toBe(false);
    expect((await visit(publicOne).send(query)).data).toEqual({
      logIn: { userErrors: [{ code: 'INVALID' }] },
    });
    expect((await publicOne.ask('/outbox')).text).not.toContain('E-mails');
    const entered = await signUp(publicOne, 'Ada Grove');
    expect(entered.cookie).toMatch(/^__Secure-workgrove\.session_token=/);
    expect((await entered.send(viewer)).data).toMatchObject({ viewer: { name: 'Ada Grove' } });
    const { host } = new URL(publicOne.origin);
    const post = mutation('createPost', { content: 'Hello' });
    const { reply } = await entered.send(post, { origin: `http://${host}` });
    expect(reply.status).toBe(403);
    expect((await entered.send(post, { origin: `https://${host}` })).data).toEqual({ createPost: done });
  });

  test('a page and an answer of one account are not sent to another one', async () => {
    const served = await replica(bench);
    const [first, second] = [await signUp(served, 'Ada Grove'), await signUp(served, 'Ben Holm')];
    const read = async (visitor: typeof first, path: string) => served.ask(path, { headers: visitor.page() });
    for (const visitor of [first, second, visit(served), first]) {
      const pages = await Promise.all(['/', '/settings'].map((path) => read(visitor, path)));
      const text = pages.map((page) => page.text).join();
      expect(text.includes('Ada Grove')).toBe(visitor === first);
      expect(text.includes('Ben Holm')).toBe(visitor === second);
      expect(pages[0]!.headers['cache-control']).toBe(
        visitor === first || visitor === second ? 'no-store' : 'private, no-cache',
      );
    }
    expect((await served.ask('/events')).status).toBe(204);
  });
});
