import { expect, test, vi } from 'vitest';
import { errorLog, linesOf } from '../testing/errorLog.ts';
import { onEachDatabase } from './testing/onEachDatabase.ts';
import { createReplicas } from './testing/replicas.ts';
import { password, signUp, visit, type VisitorOfTest } from './testing/visitors.ts';

const { replica } = createReplicas();
const viewer = '{ viewer { name } }';
const ada = { viewer: { name: 'Ada Grove' } };
const unavailable = { extensions: { code: 'SERVICE_UNAVAILABLE' } };
const email = 'ada.grove@example.com';

onEachDatabase((bench) => {
  const log = errorLog();

  test('without the database, reads continue for minutes, and everything else answers 503', async () => {
    const served = await replica(bench);
    const [visitor, unread] = [await signUp(served, 'Ada Grove'), await signUp(served, 'Ben Holm')];
    await visitor.send(viewer);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const postgres = bench.server();
    await (postgres ? postgres.crash() : served.live.close());
    const get = (path: string, { cookie }: VisitorOfTest = visitor) =>
      served.ask(path, { headers: { cookie, accept: 'text/html' } });
    const expectUnavailable = async (query: string, from = visitor) => {
      const { reply } = await from.send(query);
      expect([reply.status, reply.headers['retry-after']]).toEqual([503, '3']);
      expect(JSON.parse(reply.text)).toMatchObject({ errors: [unavailable] });
    };

    // The session in memory is too old to be used without the database.
    vi.setSystemTime(Date.now() + 3_000);
    expect((await visitor.send(viewer)).data).toEqual(ada);
    expect((await visit(served).send(viewer)).data).toEqual({ viewer: { name: 'Guest' } });
    const [page, missing, file] = [await get('/'), await get('/projects/none'), await get('/account/export')];
    expect([page.status, missing.status, file.status]).toEqual([200, 404, 503]);
    expect(page.text).toContain('Ada Grove');

    await expectUnavailable('mutation { createPost(input: { content: "Hello" }) { userErrors { code } } }');
    const guest = visit(served);
    const entering = `email: "${email}", password: "${password}"`;
    for (const action of [
      `logIn(input: { ${entering} })`,
      `signUp(input: { ${entering}, fullName: "A", confirmPassword: "${password}", acceptsTerms: true })`,
      `requestPasswordReset(input: { email: "${email}" })`,
    ])
      // oxlint-disable-next-line no-await-in-loop -- one attempt after the other
      await expectUnavailable(`mutation { ${action} { userErrors { code } } }`, guest);

    // This session is not in memory.
    await expectUnavailable(viewer, unread);
    for (const path of ['/', '/account/export', '/events']) {
      // oxlint-disable-next-line no-await-in-loop -- one page after the other
      const reply = await get(path, unread);
      expect([path, reply.status, reply.headers['retry-after'], reply.text]).toEqual([
        path,
        503,
        '3',
        'The database does not answer at the moment. Try again.',
      ]);
    }
    expect((await served.ask('/metrics')).text).toContain('workgrove_entries_behind -1');
    const outage = linesOf(log());
    expect(outage).toHaveLength(1);

    vi.setSystemTime(Date.now() + 300_000);
    await expectUnavailable(viewer);
    vi.useRealTimers();
    if (!postgres) return;
    const info = vi.spyOn(console, 'log').mockImplementation(() => {});
    await postgres.begin();
    for (const _ of [1, 2]) await expect.poll(() => served.live.problem()).toBeUndefined();
    expect(linesOf(log())).toEqual(outage);
    expect(linesOf(info, 'info')).toMatchObject([
      { level: 'info', message: expect.stringContaining('answers again') as string },
    ]);
    info.mockRestore();
  });

  test('an error with a word as its status is answered with 500, and logged', async () => {
    const served = await replica(bench);
    const error = Object.assign(new Error('Refused'), { status: 'BAD_REQUEST' });
    Object.assign(served.live.accounts!, { sessionOf: () => Promise.reject(error) });
    expect(await served.ask('/account/export')).toMatchObject({
      status: 500,
      text: expect.stringMatching(/^Something went wrong on our side\. Reference: [\da-f-]{13}$/) as string,
    });
    expect(linesOf(log())).toMatchObject([
      { method: 'GET', path: '/account/export', error: expect.stringContaining('Refused') as string },
    ]);
  });

  test('a session that ends on one replica runs no action on the other one', async () => {
    const [one, two] = [await replica(bench), await replica(bench)];
    const visitor = await signUp(one, 'Ada Grove');
    const other = visit(two);
    other.cookie = visitor.cookie;
    expect((await other.send(viewer)).data).toEqual(ada);
    const { cookie } = visitor;
    await visitor.run('logOut');
    const post = () => other.run('createPost', { content: 'Hello' });
    expect(await post()).toEqual({ userErrors: [expect.objectContaining({ code: 'UNAUTHENTICATED' })] });
    expect(await two.live.accounts!.isCurrent(cookie)).toBe(false);
    await visitor.run('logIn', { email, password });
    other.cookie = visitor.cookie;
    expect(await post()).toEqual({ userErrors: [] });
  });
});
