import { afterEach, expect, test, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { mutation } from './testing/inputs.ts';
import { onEachDatabase, onSqlite } from './testing/onEachDatabase.ts';
import { createReplicas } from './testing/replicas.ts';
import { done, password, refused, signUp, visit, type VisitorOfTest } from './testing/visitors.ts';
import type { Served } from '../testing/serve.ts';

const { replica, lines } = createReplicas();
afterEach(() => void vi.useRealTimers());

interface Created {
  accessToken: { id: string };
  token: string;
}

/** Creates an access token in the settings of a browser. */
const createToken = async (visitor: VisitorOfTest): Promise<Created> =>
  (await visitor.run('createAccessToken', { name: 'Backup script' }, 'accessToken { id } token')) as Created;

/** A program: it sends a token, and no cookie. */
const programOf =
  (served: Served, token: string) =>
  async (query: string, headers: object = {}) => {
    const {
      status,
      headers: received,
      text,
    } = await served.post({ query }, { authorization: `Bearer ${token}`, ...headers });
    return { status, headers: received, ...(JSON.parse(text) as { data: object; errors?: object[] }) };
  };

const who = '{ viewer { name isAuthenticated } settings { profile { email } accessTokens { name } } }';
const ada = {
  viewer: { name: 'Ada Grove', isAuthenticated: true },
  settings: { profile: { email: 'ada.grove@example.com' }, accessTokens: [{ name: 'Backup script' }] },
};
const wrong = {
  status: 401,
  headers: expect.objectContaining({ 'www-authenticate': 'Bearer' }) as object,
  errors: [
    {
      message: 'This access token is wrong or was deleted. Create another one in Settings.',
      extensions: { code: 'UNAUTHENTICATED' },
    },
  ],
};

onEachDatabase((bench) => {
  test('a program has the rights of the account on each replica and after a restart, until its token is deleted', async () => {
    const [served, other] = [await replica(bench), await replica(bench)];
    const visitor = await signUp(served, 'Ada Grove');
    const { accessToken, token } = await createToken(visitor);
    const programs = [served, other, await replica(bench)].map((one) => programOf(one, token));
    const post = mutation('createPost', { content: 'By a program' }, 'post { author { name } }');
    for (const ask of programs) {
      const { status, headers, data } = await ask(who);
      const { 'cache-control': kept, 'set-cookie': cookies } = headers;
      expect([status, kept, cookies, data]).toEqual([200, 'no-store', undefined, ada]);
      expect((await ask(post)).data).toEqual({
        createPost: { post: { author: { name: 'Ada Grove' } }, ...done },
      });
    }
    expect(await visitor.run('deleteAccessToken', { tokenId: accessToken.id })).toEqual(done);
    for (const ask of programs) expect(JSON.stringify(await ask(post))).toContain('UNAUTHENTICATED');
    for (const ask of programs) expect(await ask(who)).toEqual(wrong);
  });

  test('a retry returns the same token, and neither the database nor the log has it', async () => {
    const served = await replica(bench);
    const visitor = await signUp(served, 'Ada Grove');
    const create = mutation('createAccessToken', { name: 'Backup script' }, 'accessToken { id } token');
    const headers = { 'x-action': '0b0b0b0b-1111-4222-8333-444444444444' };
    const first = (await visitor.send(create, headers)).data as { createAccessToken: Created };
    expect((await visitor.send(create, headers)).data).toEqual(first);
    const { accessToken, token } = first.createAccessToken;
    expect(token).toMatch(/^wg_token-[\da-f]{16}_[\w-]{43}$/);
    const { db } = await openDatabase((await bench.scratch()).location, { create: false });
    const rows = await Promise.all(
      (['journal', 'record'] as const).map((table) =>
        db
          .selectFrom(table as 'record')
          .selectAll()
          .execute(),
      ),
    );
    await db.destroy();
    const everything = JSON.stringify([rows, lines]);
    expect(everything).toContain(accessToken.id);
    expect(everything).not.toContain(token.slice(-43));
  });
});

// What the other database does not decide.
onSqlite((bench) => {
  test('a wrong token is refused, and after 20 of them for some minutes', async () => {
    const served = await replica(bench);
    const visitor = await signUp(served, 'Ada Grove');
    const { accessToken, token } = await createToken(visitor);
    const changed = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    const unknown = token.replace(accessToken.id, 'token-0123456789abcdef');
    for (const text of ['', 'wg_', changed, unknown, `${token} `.repeat(2)])
      expect(await programOf(served, text)(who, { cookie: visitor.cookie })).toEqual(wrong);
    for (let i = 5; i < 20; i += 1) expect((await programOf(served, 'guess')(who)).status).toBe(401);
    const { status, headers, errors } = await programOf(served, 'guess')(who);
    expect([status, headers['retry-after'], errors]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
      [expect.objectContaining({ extensions: { code: 'RATE_LIMITED' } })],
    ]);
    expect((await programOf(served, token)(who)).data).toEqual(ada);
    // A proxy's own password is no token.
    const basic = await served.post({ query: who }, { authorization: 'Basic YTpi' });
    expect(JSON.parse(basic.text)).toMatchObject({ data: { viewer: { isAuthenticated: false } } });
  });

  test('a replica that has not read the deletion of a token refuses its action', async () => {
    // The replicas do not look at intervals.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const [served, other] = [await replica(bench), await replica(bench)];
    const visitor = await signUp(served, 'Ada Grove');
    const { accessToken, token } = await createToken(visitor);
    const ask = programOf(other, token);
    expect((await ask(who)).data).toEqual(ada);
    expect(await visitor.run('deleteAccessToken', { tokenId: accessToken.id })).toEqual(done);
    expect((await ask(who)).status).toBe(200);
    expect((await ask(mutation('createPost', { content: 'Hello' }))).data).toEqual({
      createPost: refused('UNAUTHENTICATED'),
    });
    expect(await ask(who)).toEqual(wrong);
  });

  test('a token reads and deletes nothing of another account', async () => {
    const served = await replica(bench);
    const [first, second] = [await signUp(served, 'Ada Grove'), await signUp(served, 'Ben Holm')];
    const tokens = [await createToken(first), await createToken(second)];
    const asks = tokens.map(({ token }) => programOf(served, token));
    const texts: string[] = [];
    // Twice, since the second response is kept.
    for (const ask of [...asks, ...asks, programOf(served, tokens[0]!.token)])
      texts.push(JSON.stringify((await ask(who)).data));
    const isOf = (name: string) => texts.map((text) => text.includes(name));
    expect(isOf('ada.grove')).toEqual([true, false, true, false, true]);
    expect(isOf('ben.holm')).toEqual([false, true, false, true, false]);
    // The token decides, not the cookie.
    expect((await asks[0]!(who, { cookie: second.cookie })).data).toEqual(ada);
    expect(await second.run('deleteAccessToken', { tokenId: tokens[0]!.accessToken.id })).toEqual(
      refused('NOT_FOUND', 'tokenId'),
    );
  });

  test('a token begins and ends no session, and creates and deletes no token', async () => {
    const served = await replica(bench);
    const { accessToken, token } = await createToken(await signUp(served, 'Ada Grove'));
    const ask = programOf(served, token);
    const email = 'ada.grove@example.com';
    const passwords = { password, confirmPassword: password };
    const actions = [
      mutation('logIn', { email, password }),
      mutation('logOut'),
      mutation('signUp', { fullName: 'Eve', email: 'eve@example.com', ...passwords, acceptsTerms: true }),
      mutation('requestPasswordReset', { email }),
      mutation('resetPassword', { token: 'a', ...passwords }),
      mutation('deleteAccount', { password }),
      mutation('createAccessToken', { name: 'Another' }),
      mutation('deleteAccessToken', { tokenId: accessToken.id }),
    ];
    for (const action of actions) {
      const { data, headers } = await ask(action);
      expect(Object.values(data)).toEqual([refused('NOT_ALLOWED')]);
      expect(headers['set-cookie']).toBeUndefined();
    }
    expect((await ask(who)).data).toEqual(ada);
  });

  test('a page of another site can send a token, but no cookie', async () => {
    const served = await replica(bench);
    const visitor = await signUp(served, 'Ada Grove');
    const { token } = await createToken(visitor);
    const foreign = { origin: 'https://evil.example' };
    const post = mutation('createPost', { content: 'Hello' });
    expect((await visitor.send(post, foreign)).reply.status).toBe(403);
    expect((await programOf(served, token)(post, foreign)).data).toEqual({ createPost: done });
  });

  test('a new password deletes the tokens of its account alone, and so does the end of the account', async () => {
    const served = await replica(bench);
    const [first, second] = [await signUp(served, 'Ada Grove'), await signUp(served, 'Ben Holm')];
    const tokens = [await createToken(first), await createToken(second)];
    const statuses = () =>
      Promise.all(tokens.map(async ({ token }) => (await programOf(served, token)(who)).status));
    expect(await statuses()).toEqual([200, 200]);
    await visit(served).run('requestPasswordReset', { email: 'ada.grove@example.com' });
    const [email] = await served.live.accounts!.readEmails();
    const token = /token=(\w+)/.exec(email!.body)![1]!;
    const changed = { token, password: 'a new password', confirmPassword: 'a new password' };
    expect(await visit(served).run('resetPassword', changed)).toEqual(done);
    expect(await statuses()).toEqual([401, 200]);
    expect(await second.run('deleteAccount', { password })).toEqual(done);
    expect(await statuses()).toEqual([401, 401]);
  });

  test('a token of the demo account ends when the site becomes public', async () => {
    const near = await replica(bench);
    const visitor = visit(near);
    const { email, password: demo } = near.live.accounts!.demoAccount!;
    expect(await visitor.run('logIn', { email, password: demo })).toEqual(done);
    const { token } = await createToken(visitor);
    expect((await programOf(near, token)(who)).status).toBe(200);
    const publicOne = await replica(bench, { origin: 'https://workgrove.example' });
    expect(await programOf(publicOne, token)(who)).toEqual(wrong);
  });

  test("the account's data have its tokens without their hashes", async () => {
    const served = await replica(bench);
    const visitor = await signUp(served, 'Ada Grove');
    const { accessToken } = await createToken(visitor);
    const { text } = await served.ask('/account/export', { headers: { cookie: visitor.cookie } });
    expect((JSON.parse(text) as { accessTokens: object[] }).accessTokens).toEqual([
      expect.objectContaining({ id: accessToken.id, name: 'Backup script' }),
    ]);
    expect(text).not.toContain('"hash"');
  });
});
