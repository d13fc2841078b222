import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPersistedOperations } from '../graphql/persistedOperations.ts';
import { sourceAssets } from '../testing/servePages.ts';
import { onEachDatabase, onSqlite, type Bench } from './testing/onEachDatabase.ts';
import { createReplicas } from './testing/replicas.ts';
import { idOf, password, signUp, visit, type VisitorOfTest } from './testing/visitors.ts';

const { replica } = createReplicas();
// In the next minute nothing is kept.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

/** The e-mail address of each account, which nobody else may read. */
const emails = { 'Ada Grove': 'ada.grove@example.com', 'Bo Lind': 'bo.lind@example.com' };
const [adaEmail, boEmail] = Object.values(emails);
const emailsIn = (text: string) => Object.values(emails).filter((email) => text.includes(email));
const query = Object.values(readPersistedOperations()).find((text) => text.includes('query SettingsScreen'));

const decoders: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};
const decoded = ({ headers, bytes }: Awaited<ReturnType<Awaited<ReturnType<typeof replica>>['ask']>>) =>
  (decoders[headers['content-encoding'] ?? ''] ?? ((plain) => plain))(bytes).toString();

/** Serves pages that are kept. `rendered` has the path of each that was not kept yet. */
async function serveKept(bench: Pick<Bench, 'open'>, proxies = {}) {
  const rendered: string[] = [];
  const assets = {
    ...sourceAssets,
    cacheable: true,
    finish: (url: string, html: string) => {
      rendered.push(url);
      return html;
    },
  };
  return { served: await replica(bench, undefined, assets, proxies), rendered };
}

onEachDatabase((bench) => {
  test('a kept page and a kept response are of one account: two people, a guest, a log-out and a deletion', async () => {
    const { served, rendered } = await serveKept(bench);
    const [ada, bo] = [await signUp(served, 'Ada Grove'), await signUp(served, 'Bo Lind')];
    const guest = visit(served);
    const read = async ({ cookie }: Pick<VisitorOfTest, 'cookie'>) => {
      const page = await served.ask('/settings', { headers: { cookie, accept: 'text/html' } });
      const response = await served.post({ query }, { cookie, accept: '*/*', 'accept-encoding': 'br' });
      expect([page.status, decoded(response)]).toEqual([200, expect.stringContaining('"settings"')]);
      expect(emailsIn(decoded(response))).toEqual(emailsIn(page.text));
      // Only a kept response is compressed.
      return { emails: emailsIn(page.text), isKept: response.headers['content-encoding'] === 'br' };
    };
    const readers = [ada, guest, bo];
    const own = [[adaEmail], [], [boEmail]];
    for (const isKept of [false, true])
      for (const [i, reader] of readers.entries())
        expect(await read(reader)).toEqual({ emails: own[i], isKept });
    expect(rendered).toEqual(['/settings', '/settings', '/settings']);
    const [adaCookie, boCookie] = [ada.cookie, bo.cookie];
    await ada.run('logOut');
    expect(await read({ cookie: adaCookie })).toEqual({ emails: [], isKept: true });
    await ada.run('logIn', { email: adaEmail, password });
    expect(await read(ada)).toEqual({ emails: [adaEmail], isKept: true });
    await bo.run('deleteAccount', { password });
    for (const _ of [1, 2]) {
      expect(await read({ cookie: boCookie })).toMatchObject({ emails: [] });
      expect(await read(ada)).toMatchObject({ emails: [adaEmail] });
    }
  });

  test('the id of an action is of one account', async () => {
    const { served } = await serveKept(bench);
    const [ada, bo] = [await signUp(served, 'Ada Grove'), await signUp(served, 'Bo Lind')];
    const act = async (visitor: VisitorOfTest) =>
      served.live.act<never>(
        { account: await idOf(visitor), action: 'test', actionId: 'the same', input: 'hash' },
        () => ({ changes: [] }),
      );
    for (const repeated of [false, true])
      for (const visitor of [ada, bo]) expect(await act(visitor)).toMatchObject({ done: { repeated } });
  });
});

onSqlite((bench) => {
  test('a kept page is for one encoding', async () => {
    const { served, rendered } = await serveKept(bench);
    for (const times of [1, 2])
      for (const encoding of ['br', 'gzip', undefined]) {
        const headers = { accept: 'text/html', ...(encoding && { 'accept-encoding': encoding }) };
        const page = await served.ask('/terms', { headers });
        expect([times, page.headers['content-encoding']]).toEqual([times, encoding]);
        expect(decoded(page)).toContain('</html>');
      }
    expect(rendered).toHaveLength(3);
  });

  test('only a program on this machine gets a page with the demo account, and none through a trusted proxy', async () => {
    const { served, rendered } = await serveKept(bench);
    const far = { 'x-forwarded-for': '203.0.113.7' };
    const hasDemo = async (path: string, headers = {}, from = served) =>
      (await from.ask(path, { headers })).text.includes('data-demo');
    const orders = { '/auth/login': [{}, far, {}, far], '/auth/signup': [far, {}, far, {}] };
    for (const [path, requests] of Object.entries(orders))
      for (const headers of requests)
        expect([path, await hasDemo(path, headers)]).toEqual([path, headers !== far]);
    expect(rendered).toHaveLength(4);
    const proxied = await serveKept(bench, { TRUST_PROXY: 'loopback' });
    expect(await hasDemo('/auth/login', {}, proxied.served)).toBe(false);
  });
});
