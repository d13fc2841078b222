import type { Page } from '@playwright/test';
import { colours } from '../../server/http/explorer/theme.ts';
import { findViolations } from './axe.ts';
import { expectNoHorizontalOverflow } from './overflow.ts';
import { expect, test } from './test.ts';

// The explorer stores its tabs in the browser.
test.use({ ownPage: true });

const queryOf = (page: Page) => page.getByRole('region', { name: 'Operation Editor' });
const answerOf = (page: Page) => page.getByRole('region', { name: 'Result Window' });
const sendButton = (page: Page) => page.getByRole('button', { name: /^Execute query/ });
const tabsOf = (page: Page) => page.locator('[id^="graphiql-session-tab-"]');
const show = (page: Page, panel: string) => page.getByRole('button', { name: `Show ${panel}` }).click();
const factsOf = (page: Page) => page.getByRole('status', { name: 'Cost, time and size' });
const madeInTab = 'This tab answered from a sample of its own.';

/** Opens the explorer. Returns the requests that it sends, except for files. */
async function open(page: Page, address = '/graphql') {
  const sent: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/graphql/')) sent.push(pathname);
    if (request.method() === 'POST')
      sent.push((request.postDataJSON() as { operationName: string }).operationName);
  });
  await page.goto(address);
  await expect(queryOf(page).locator('.view-line').first()).toBeVisible();
  return sent;
}

/** Expects the colours and the font of the product. */
async function expectColours(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  const rgb = (hex: string) =>
    `rgb(${hex
      .match(/\w\w/g)!
      .map((part) => parseInt(part, 16))
      .join(', ')})`;
  const { accent, canvas, ink, 'info-ink': keyword } = colours[scheme];
  await expect(sendButton(page)).toHaveCSS('background-color', rgb(accent));
  await expect(page.locator('body')).toHaveCSS('background-color', rgb(canvas));
  await expect(page.locator('.graphiql-container')).toHaveCSS('font-family', /^"?Figtree Variable/);
  await expect(page.locator('.about')).toHaveCSS('color', rgb(ink));
  await expect(queryOf(page).getByText('query', { exact: true })).toHaveCSS('color', rgb(keyword));
}

/** Expects no violation but that of GraphiQL's tabs: list items that are tabs have two buttons. */
async function expectAccessible(page: Page): Promise<void> {
  const violations = await findViolations(page, 'page');
  expect(violations.filter((line) => !/<li[^>]*graphiql-tab/.test(line))).toEqual([]);
}

test('The explorer requests the schema once; docs, completion, the tree and the first query work', async ({
  page,
}) => {
  const sent = await open(page);
  await test.step('it has the colours of the product in a light system, and in a dark one', async () => {
    await expectColours(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectColours(page, 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('the first tab is a query of ten lines with variables', async () => {
    await expect(tabsOf(page)).toHaveText([
      'Start',
      'FeedScreen',
      'JobsScreen',
      'ProjectsScreen',
      'ProjectScreen',
      'GigsScreen',
      'GigScreen',
    ]);
    await expect(queryOf(page).locator('.line-numbers').filter({ hasText: /^\d+$/ })).toHaveCount(10);
    await expect(page.getByRole('region', { name: 'Variables' })).toContainText('"REMOTE"');
  });

  await test.step('it succeeds, and its cost, time and size are beside the answer, also as tables', async () => {
    await sendButton(page).click();
    await expect(answerOf(page)).toContainText('"hasNextPage"');
    await expect(factsOf(page)).toHaveText(/^Cost \d+ of 20,000 · \d+ ms · 1 KB$/);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    const jobs = page.getByRole('table', { name: 'jobs.nodes' });
    await expect(jobs.getByRole('columnheader')).toHaveText([
      'id',
      'title',
      'company.name',
      'workplace',
      'salary',
      'posted',
    ]);
    await expect(jobs.getByRole('row')).toHaveCount(4);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
  });

  await test.step('docs, their search and completion work in every tab', async () => {
    for (const [name, line, field, type, description, first] of [
      ['FeedScreen', 'totalCount', 'pageInfo', 'Job', 'A job on the job board.', 'Total number of items'],
      [
        'JobsScreen',
        'companyId',
        'minSalary',
        'Gig',
        'A service that a person offers in fixed packages.',
        'Unique among alerts.',
      ],
    ] as const) {
      await tabsOf(page).filter({ hasText: name }).click();
      await show(page, 'Documentation Explorer');
      await page.getByRole('combobox', { name: 'Ctrl Alt K' }).fill(type);
      await page.getByRole('option', { name: type, exact: true }).click();
      await expect(page.getByText(description)).toBeVisible();
      await page.getByRole('button', { name: 'Hide Documentation Explorer' }).click();
      await queryOf(page).getByText(line, { exact: true }).first().click();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await page.keyboard.press('Control+Space');
      await expect(page.locator('.suggest-widget').getByText(field, { exact: true })).toBeVisible();
      await expect(page.locator('.suggest-details')).toContainText(first);
      await page.keyboard.press('Escape');
    }
  });

  await test.step('by the keyboard, Enter goes into the editor and Escape out of it', async () => {
    await tabsOf(page).filter({ hasText: 'Start' }).click();
    await queryOf(page).locator('.graphiql-editor').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(sendButton(page)).not.toBeFocused();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(sendButton(page)).toBeFocused();
  });

  await test.step('the tree adds a field to the query', async () => {
    await tabsOf(page).filter({ hasText: 'Start' }).click();
    await show(page, 'Query builder');
    await page.getByText('advertisedCount', { exact: true }).click();
    await expect(queryOf(page)).toContainText('advertisedCount');
  });

  await test.step('the history names operations', async () => {
    await show(page, 'History');
    await expect(page.locator('.graphiql-history-item-label')).toHaveText(['Start']);
  });
  const files = ['/graphql/explorer/prepared.json', '/graphql/explorer/schema.json'];
  expect(sent).toEqual([...files, 'Start']);
});

test('At 390 px the query is above its answer, the button that sends it is whole, and a panel covers both until it closes', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expectColours(page, 'dark');
  await expectNoHorizontalOverflow(page);
  await expect(sendButton(page)).toBeInViewport({ ratio: 1 });
  const boxOf = async (selector: string) => (await page.locator(selector).boundingBox())!;
  const [query, answer] = [await boxOf('.graphiql-editors'), await boxOf('.graphiql-response')];
  expect(query.width).toBeGreaterThan(370);
  expect(answer).toMatchObject({ x: query.x, width: query.width });
  expect(answer.y).toBeGreaterThanOrEqual(query.y + query.height);
  await show(page, 'Operations');
  await expectAccessible(page);
  const [panel, both] = [await boxOf('.graphiql-plugin'), await boxOf('.graphiql-main')];
  expect(panel).toEqual(both);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('appshell');
  await page.getByRole('button', { name: 'AppShell' }).click();
  await expect(queryOf(page)).toContainText('query AppShell');
  await sendButton(page).click();
  await expect(answerOf(page).getByText('"data"')).toBeInViewport();
});

test('A posted job is found in the tab, which says so; the server gets neither operation', async ({
  page,
}) => {
  const sent = await open(page);
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('createjob');
  await page.getByRole('button', { name: 'createJob', exact: true }).click();
  await expect(page.getByText(madeInTab)).toBeHidden();
  await sendButton(page).click();
  await expect(answerOf(page)).toContainText('"userErrors": []');
  await expect(page.getByText(madeInTab)).toBeVisible();
  await expect(factsOf(page)).toHaveText(/^Cost \d+ of 20,000 · [\d,]+ ms · 1 KB$/);
  const query = '{ jobs(filter: { query: "A text, for example." }) { nodes { title } } }';
  await page.goto(`/graphql#${new URLSearchParams({ query }).toString()}`);
  await sendButton(page).click();
  await expect(answerOf(page)).toContainText('"title": "A text, for example."');
  await expect(page.getByText(madeInTab)).toBeVisible();
  expect(sent.filter((name) => !name.startsWith('/'))).toEqual([]);
});

test('A copied link opens the operation with its variables in a tab of its own, and sends nothing', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  await page.getByText(/^Actions \(\d+\)$/).click();
  await page.getByRole('button', { name: 'logIn', exact: true }).click();
  await expect(queryOf(page)).toContainText('mutation LogIn');
  await page.getByRole('button', { name: 'Copy a link to this operation' }).click();
  await expect(page.getByText('Link copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  // As another person's browser, which has no tabs of the explorer.
  await page.goto('/graphql/actions');
  await page.evaluate(() => localStorage.clear());
  const other = await context.newPage();
  const sent = await open(other, link);
  await expect(tabsOf(other).last()).toHaveText('LogIn');
  await expect(queryOf(other)).toContainText('mutation LogIn');
  await expect(other.getByRole('region', { name: 'Variables' })).toContainText('maren@marenholt.example');
  await expect(factsOf(other)).toBeEmpty();
  expect(sent.filter((name) => !name.startsWith('/'))).toEqual([]);
});

test.describe('without a connection', () => {
  test.use({ expectedConsole: /ERR_FAILED|status of 503/ });

  test('the explorer says that it could not start until Retry starts it, and that an operation was not sent', async ({
    page,
  }) => {
    const prepared = '/graphql/explorer/prepared.json';
    await page.route(prepared, (route) => route.fulfill({ status: 503, body: 'Busy' }));
    await page.goto('/graphql');
    // The editor has alerts of its own, without a text.
    const text = 'could not start. The server answered with status 503.';
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(prepared);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(queryOf(page).locator('.view-line').first()).toBeVisible();
    await page.route('/graphql', (route) => route.abort());
    await sendButton(page).click();
    await expect(answerOf(page)).toContainText('The server cannot be reached. Check the connection');
    await expect(answerOf(page)).not.toContainText('stack');
  });
});
