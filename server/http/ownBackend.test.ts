import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { printSchema } from 'graphql';
import { afterAll, expect, test, vi } from 'vitest';
import { createApp } from '../app.ts';
import { freePort } from '../live/testing/postgres.ts';
import { schema } from '../graphql/schema.ts';
import { serve } from '../testing/serve.ts';
import { sourceAssets } from '../testing/servePages.ts';
import { readSettings } from './settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'workgrove-backend-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the server of mocks in the guide about an own backend fills the screens of the client', async () => {
  const guide = readFileSync('.github/guides/own-backend.md', 'utf8');
  const [, script = ''] = /^```js\n([^]*?)^```$/m.exec(guide) ?? [];
  const port = await freePort();
  expect(script).toContain('listen(5000');
  writeFileSync(join(folder, 'mocks.mjs'), script.replace('listen(5000', `listen(${port}`));
  writeFileSync(join(folder, 'schema.graphql'), printSchema(schema));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction');
  const backend = spawn(process.execPath, ['mocks.mjs'], { cwd: folder, stdio: 'inherit' });
  const endpoint = `http://127.0.0.1:${port}/graphql`;
  const app = await createApp(sourceAssets, readSettings({ GRAPHQL_ENDPOINT: endpoint }));
  const served = await serve(app.handler);
  try {
    const isReady = async () => expect((await served.ask('/readyz')).text).toBe('ready');
    await vi.waitFor(isReady, { timeout: 30_000, interval: 100 });
    for (const path of ['/jobs', '/jobs/an-id', '/companies', '/companies/an-id']) {
      const { status, text } = await served.ask(path);
      expect([path, status]).toEqual([path, 200]);
      expect(text).toContain('Hello World');
    }
  } finally {
    await served.close();
    await app.stop();
    backend.kill();
  }
});
