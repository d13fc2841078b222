import { expect, test } from './test.ts';

// The explorer stores its state in the browser.
test.use({
  ownPage: true,
  // Altair logs this until a chunked response is complete.
  expectedConsole: /Could not parse JSON\. Using default instead\./,
});

test('The explorer sends no GraphQL request, not even for the schema, until the user runs a query', async ({
  page,
}) => {
  const requested: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') requested.push(request.postDataJSON());
  });
  await page.goto('/graphql');
  const tabs = page.locator('app-window-switcher-item .window-switcher__item');
  await expect(tabs).toContainText(['Feed', 'Jobs', 'Projects', 'Project', 'Gigs', 'Gig']);
  await expect(tabs).toHaveCount(6);
  await expect(page.getByText('query FeedScreen').first()).toBeVisible();
  await tabs.nth(1).click();
  await expect(page.getByText('query JobsScreen').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);

  await page.getByRole('button', { name: 'Send Request' }).filter({ visible: true }).click();
  await expect(page.getByText('"data": {').filter({ visible: true })).toBeVisible();
  expect(requested).toEqual([expect.objectContaining({ operationName: 'JobsScreen' })]);
});
