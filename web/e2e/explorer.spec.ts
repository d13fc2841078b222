import type { Page } from '@playwright/test';
import { colours } from '../../server/http/explorer/theme.ts';
import { expect, test } from './test.ts';

// The explorer stores its state in the browser.
test.use({
  ownPage: true,
  // Altair logs this until a chunked response is complete.
  expectedConsole: /Could not parse JSON\. Using default instead\./,
});

const tabsOf = (page: Page) => page.locator('app-window-switcher-item .window-switcher__item');
const sendButton = (page: Page) => page.getByRole('button', { name: 'Send Request' });

/** Expects the colours and the font of the product. Each test opens the explorer in another system theme. */
async function expectColours(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  const rgb = (hex: string) =>
    `rgb(${hex
      .match(/\w\w/g)!
      .map((part) => parseInt(part, 16))
      .join(', ')})`;
  const { accent, canvas, ink } = colours[scheme];
  const button = sendButton(page);
  await expect(button).toHaveCSS('background-color', rgb(accent));
  await expect(button).toHaveCSS('color', rgb(colours[scheme]['accent-contrast']));
  await expect(button).toHaveCSS('font-family', /^"?Figtree Variable/);
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(canvas));
  await expect(page.locator('.about')).toHaveCSS('color', rgb(ink));
}

/** The file with the schema, which takes the place of introspection in simulated mode. */
const schemaFile = '/graphql/explorer/schema.json';

/** Opens the explorer. Returns the operations that it sends, and the path of the schema when it asks for that. */
async function open(page: Page) {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === schemaFile) sent.push(pathname);
    if (request.method() === 'GET') return;
    const { operationName, query } = request.postDataJSON() as { operationName?: string; query: string };
    sent.push(operationName ?? /query (\w+)/.exec(query)![1]!);
  });
  await page.goto('/graphql');
  await expect(page.getByText('query Start').first()).toBeVisible();
  return sent;
}

// The explorer takes seconds of processor time to load, so each test covers all checks of its window and system theme.
test('The explorer requests the schema once, docs, search and completion work in every tab, and the first query succeeds', async ({
  page,
}) => {
  const sent = await open(page);
  const tabs = tabsOf(page);
  await test.step('it has the colours of the product in a light system', () => expectColours(page, 'light'));

  await test.step('the first tab is a query of ten lines with variables', async () => {
    await expect(page.locator('.query-editor-container .cm-line')).toHaveCount(10);
    await expect(page.locator('.variables-editor-container')).toContainText('"workplace": "REMOTE"');
  });

  await test.step('docs, their search and completion work in every tab', async () => {
    await expect(tabs).toContainText(['Start', 'Feed', 'Jobs', 'Projects', 'Project', 'Gigs', 'Gig']);
    await expect(tabs).toHaveCount(7);
    for (const [name, line] of [
      ['Feed', 'totalCount'],
      ['Jobs', 'advertisedCount'],
    ] as const) {
      await tabs.filter({ hasText: name }).click();
      await expect(page.getByText(`query ${name}Screen`).first()).toBeVisible();
      await page.getByRole('button', { name: 'Docs' }).click();
      const docs = page.locator('app-doc-viewer');
      await expect(docs.getByText('Query', { exact: true })).toBeVisible();
      // Altair ignores a search until its worker has indexed the schema, and shows nothing of that.
      await expect(async () => {
        await docs.getByPlaceholder('Search docs...').fill('Job');
        await page.keyboard.press('Enter');
        await expect(docs.getByText('A job on the job board.')).toBeVisible({ timeout: 1_000 });
      }).toPass({ timeout: 20_000 });
      await page.locator('.cm-line', { hasText: line }).first().click();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+Space');
      await expect(
        page.locator('.cm-tooltip-autocomplete').getByText('pageInfo', { exact: true }),
      ).toBeVisible();
    }
  });

  await test.step('it requests the schema once, and again only on demand', async () => {
    await expect(page.getByText('Reloaded doc successfully')).toBeHidden();
    expect(sent).toEqual([schemaFile]);
    await page.locator('[track-id="reload_docs"]').click();
    await expect(page.getByText('Reloaded doc successfully')).toBeVisible();
    await expect.poll(() => sent).toEqual([schemaFile, schemaFile]);
  });

  await test.step('the query of the first tab succeeds with its variables', async () => {
    await tabs.filter({ hasText: 'Start' }).click();
    await sendButton(page).click();
    await expect(page.getByText('200 OK')).toBeVisible();
    await expect(page.getByText('"hasNextPage": true')).toBeVisible();
    expect(sent).toContain('Start');
  });
});

test('At 390 px the query is above its result, the button that sends it is whole, and the docs cover both until they close', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await test.step('it has the colours of the product in a dark system', () => expectColours(page, 'dark'));

  await test.step('the button that sends the query is whole', async () => {
    const button = sendButton(page);
    await expect(button).toBeInViewport({ ratio: 1 });
    const isCutOff = await button.evaluate((element) => {
      const [box, words] = [
        element.getBoundingClientRect(),
        element.querySelector('span')!.getBoundingClientRect(),
      ];
      return (
        words.top < box.top || words.bottom > box.bottom || words.left < box.left || words.right > box.right
      );
    });
    expect(isCutOff).toBe(false);
  });

  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const [query, result] = [await boxOf('app-query-editor'), await boxOf('app-query-result')];
  expect(query.width).toBeGreaterThan(330);
  expect(result).toMatchObject({ x: query.x, y: query.y + query.height, width: query.width });
  await page.getByRole('button', { name: 'Docs' }).click();
  await expect(page.getByPlaceholder('Search docs...')).toBeVisible();
  const docs = await boxOf('app-doc-viewer');
  expect(docs).toEqual({ ...query, height: query.height + result.height });
  await page.getByRole('button', { name: 'Docs' }).click();
  await expect(page.getByPlaceholder('Search docs...')).toBeHidden();
  await sendButton(page).click();
  await expect(page.getByText('200 OK')).toBeInViewport();
});

test('A mutation is performed in the tab, and a query after it sees the change; the server gets neither', async ({
  page,
}) => {
  const operation = `mutation Save { setJobSaved(input: { jobId: "job-brand-designer", saved: true }) { userErrors { code } } }
query Saved { jobs(filter: { savedOnly: true }) { nodes { id } } }`;
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.goto(`/graphql#${String(new URLSearchParams({ query: operation }))}`);
  await expect(page.locator('.query-editor-container')).toContainText('mutation Save');
  const result = page.locator('app-query-result');
  for (const [name, answer] of [
    ['mutation Save', '"userErrors": []'],
    ['query Saved', '"id": "job-brand-designer"'],
  ] as const) {
    await page.getByText(`(Send ${name})`).click();
    await expect(result).toContainText(answer);
  }
  expect(sent).toEqual([]);
});
