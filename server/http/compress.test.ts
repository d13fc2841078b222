import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { readPersistedOperations } from '../graphql/persistedOperations.ts';
import { serve } from '../testing/serve.ts';
import { sourceAssets } from '../testing/servePages.ts';

test('a compiled query is answered in brotli to clients that accept it', async () => {
  const app = await createApp(sourceAssets);
  const served = await serve(app.handler);
  const [sha256Hash] = Object.entries(readPersistedOperations()).find(([, text]) =>
    text.includes('query JobScreen('),
  )!;
  const body = {
    variables: { id: 'job-senior-product-designer' },
    extensions: { persistedQuery: { version: 1, sha256Hash } },
  };
  const answerTo = (accepted: string) => served.post(body, { 'accept-encoding': accepted });
  const plain = await answerTo('gzip');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.text).toContain('"job"');
  for (const accepted of ['br;q=1.0', 'gzip;q=0.8, br;q=0.5', 'BR']) {
    const small = await answerTo(accepted);
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers.vary).toContain('accept-encoding');
    expect(brotliDecompressSync(small.bytes).toString()).toBe(plain.text);
  }
  for (const refused of ['br;q=0, gzip', 'br;q=0.0', `br;q=.${'1'.repeat(15_000)}x`])
    expect((await answerTo(refused)).text).toBe(plain.text);
  await served.close();
  await app.stop();
});
