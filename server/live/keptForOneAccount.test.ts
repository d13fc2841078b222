import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPersistedOperations } from '../graphql/persistedOperations.ts';
import { sourceAssets } from '../testing/servePages.ts';
import { onSqlite } from './testing/onEachDatabase.ts';
import { createReplicas } from './testing/replicas.ts';
import { signUp, visit, type VisitorOfTest } from './testing/visitors.ts';

const { replica } = createReplicas();
// In the next minute nothing is kept.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

/** The e-mail address of each account, which nobody else may read. */
const emails = { 'Ada Grove': 'ada.grove@example.com', 'Bo Lind': 'bo.lind@example.com' };
const emailsIn = (text: string) => Object.values(emails).filter((email) => text.includes(email));

onSqlite((bench) => {
  /** Serves pages that are kept. `rendered` has the path of each that was not kept yet. */
  async function serveKept() {
    const rendered: string[] = [];
    const served = await replica(bench, undefined, {
      ...sourceAssets,
      cacheable: true,
      finish: (url, html) => {
        rendered.push(url);
        return html;
      },
    });
    const [ada, bo] = [await signUp(served, 'Ada Grove'), await signUp(served, 'Bo Lind')];
    const own: [VisitorOfTest, string[]][] = [
      [ada, [emails['Ada Grove']]],
      [visit(served), []],
      [bo, [emails['Bo Lind']]],
    ];
    return { served, rendered, readers: [...own, ...own.toReversed()] };
  }

  test('a kept page is of one account: two people and a guest read the same address twice', async () => {
    const { served, rendered, readers } = await serveKept();
    for (const [reader, own] of readers) {
      const { status, text } = await served.ask('/settings', { headers: reader.page() });
      expect(status).toBe(200);
      expect(emailsIn(text)).toEqual(own);
    }
    expect(rendered).toEqual(['/settings', '/settings', '/settings']);
  });

  test('a kept response is of one account: two people and a guest send the same query twice', async () => {
    const { served, readers } = await serveKept();
    const query = Object.values(readPersistedOperations()).find((text) =>
      text.includes('query SettingsScreen'),
    );
    const encodings: (string | undefined)[] = [];
    for (const [reader, own] of readers) {
      const { headers, bytes } = await served.post(
        { query },
        { ...reader.page(), accept: '*/*', 'accept-encoding': 'br' },
      );
      // Only a kept response is compressed.
      encodings.push(headers['content-encoding']);
      const text = (headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
      expect(text).toContain('"settings"');
      expect(emailsIn(text)).toEqual(own);
    }
    expect(encodings).toEqual([undefined, undefined, undefined, 'br', 'br', 'br']);
  });
});
