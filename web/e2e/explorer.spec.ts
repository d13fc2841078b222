import { expect, test } from './test.ts';

// What the explorer keeps in its browser is no other test's.
test.use({
  ownPage: true,
  // What Altair says of an answer that comes in pieces, until it is whole.
  expectedConsole: /Could not parse JSON\. Using default instead\./,
});

test('The explorer asks the server nothing, not even for its schema, before a query is run', async ({
  page,
}) => {
  const asked: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') asked.push(request.postDataJSON());
  });
  await page.goto('/graphql');
  const tabs = page.locator('app-window-switcher-item .window-switcher__item');
  await expect(tabs).toContainText(['Feed', 'Jobs', 'Projects', 'Project', 'Gigs', 'Gig']);
  await expect(tabs).toHaveCount(6);
  await expect(page.getByText('query FeedScreen').first()).toBeVisible();
  await tabs.nth(1).click();
  await expect(page.getByText('query JobsScreen').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Send Request' }).filter({ visible: true }).click();
  await expect(page.getByText('"data": {').filter({ visible: true })).toBeVisible();
  expect(asked).toEqual([expect.objectContaining({ operationName: 'JobsScreen' })]);
});
