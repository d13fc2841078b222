import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { expect, open, test } from './test.ts';

const configFile = join(import.meta.dirname, '../vite.config.ts');
const port = Number(process.env['E2E_PORT'] ?? 4173) + 1;

let vite: ViteDevServer;
test.beforeAll(async () => {
  vite = await createServer({ configFile, logLevel: 'error', server: { port } });
  await vite.listen();
});
test.afterAll(() => vite.close());

test.use({
  ownPage: true,
  baseURL: `http://127.0.0.1:${port}`,
  expectedConsole: /React DevTools|\[vite\] connect/,
});

test('On the development server an action is performed in the tab', async ({ page }) => {
  await open(page, '/companies');
  const main = page.getByRole('main');
  await main
    .getByRole('button', { name: /^Follow / })
    .first()
    .click();
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByText('Following')).toBeVisible();
});
