import { test as base, type APIRequestContext } from '@playwright/test';
import { startServer } from './serverProcess.ts';
import { expect } from './test.ts';

/** Node options that run a script before the server starts, to cause an internal error. */
const preload = (script: string) => ['--import', `data:text/javascript,${encodeURIComponent(script)}`];

interface Broken {
  broken: { origin: string; stderr: () => string };
}

/** A test function with a server in which a script breaks one thing. Pages and data are the real ones. */
const withBroken = (script: string) =>
  base.extend<Broken>({
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from its pattern
    broken: async ({}, use) => {
      const server = startServer({}, preload(script));
      await use({ origin: (await server.origin)!, stderr: server.stderr });
      server.child.kill('SIGKILL');
    },
  });

async function expectErrorPage(request: APIRequestContext, address: string): Promise<void> {
  const answer = await request.get(address);
  const html = await answer.text();
  expect(answer.status()).toBe(500);
  expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(html).toContain('<title>Error · Workgrove</title>');
  expect(html).toContain('Unexpected Application Error!');
  expect(html, 'the page shows no internals').not.toMatch(/secret|\.js:\d|node_modules/);
  expect(html, 'a failed page is not hydrated').not.toContain('type="module"');
}

/** A script that runs others once the server listens: the sample data, which it loads before, needs what they break. */
const onListen = (script: string) =>
  `import net from 'node:net';
  const { listen } = net.Server.prototype;
  net.Server.prototype.listen = function (...given) {
    ${script}
    return listen.apply(this, given);
  };`;

const failedRender = withBroken(
  // Of the feed, only the numbers of post cards use this expression; the shell has none.
  onListen(`const { replace } = String.prototype;
    String.prototype.replace = function (found, by) {
      if (by === ',' && found.source?.includes('{3}')) throw new Error('secret of the render');
      return replace.call(this, found, by);
    };`),
);
failedRender('NF-02 a failed render returns the error screen with 500', async ({ broken, page, request }) => {
  await page.goto(broken.origin);
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 })).toBeVisible();
  await expect(page.getByText('Internal Server Error')).toBeVisible();
  await expect(page.getByRole('banner'), 'the shell stays').toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/');
  await expectErrorPage(request, broken.origin);
  expect(broken.stderr(), 'the log contains the error').toContain('secret of the render');
  expect((await request.get(`${broken.origin}/readyz`)).status(), 'the server keeps running').toBe(200);
});

const failedData = withBroken(
  // Relative times use Date.parse.
  onListen(`Date.parse = () => { throw new Error('secret of the data'); };`),
);
failedData('NF-02 a failed query returns the error screen with 500', async ({ broken, request }) => {
  await expectErrorPage(request, broken.origin);
  expect(broken.stderr()).toContain('secret of the data');
});

failedData('A failed resolver returns an error without internals', async ({ broken, request }) => {
  const answer = await request.post(`${broken.origin}/graphql`, {
    data: { query: '{ feed { nodes { id timePosted } } }' },
  });
  const { errors } = (await answer.json()) as { errors: object[] };
  expect(errors[0]).toEqual({
    message: 'Something went wrong on our side. Please try again.',
    path: ['feed'],
    locations: expect.any(Array) as unknown,
    extensions: { code: 'INTERNAL_SERVER_ERROR' },
  });
  expect(await answer.text()).not.toContain('secret');
});
