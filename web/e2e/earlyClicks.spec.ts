import { pauseRequests } from './pauseRequests.ts';
import { expect, expectOpen, open, test, toast } from './test.ts';

// What comes late is cold: nothing of it is known to the browser.
test.use({ ownPage: true });

test('SH-21 before any script has come the theme changes at once and stays, and Like counts once', async ({
  page,
}) => {
  const resume = await pauseRequests(page);
  await page.goto('/', { waitUntil: 'commit' });
  const root = page.locator('html');
  const before = await root.getAttribute('class');
  await page.getByRole('button', { name: 'Toggle theme' }).click();
  await expect(root, 'the theme at once').not.toHaveClass(before!);
  const like = page.getByRole('button', { name: /^Like/ }).first();
  await like.click();
  // Nothing seems to happen, so people press again.
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  resume();
  await expect(like, 'Like when the scripts have come').toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, 'Welcome to Workgrove')).toBeVisible();
  await expect(like, 'Like counts once').toHaveAttribute('aria-pressed', 'true');
  await expect(root, 'the theme stays').not.toHaveClass(before!);
});

test('Filters and Explore, pressed before the scripts have come, open when they have', async ({ page }) => {
  const resume = await pauseRequests(page);
  await page.goto('/jobs', { waitUntil: 'commit' });
  const filters = page.getByRole('button', { name: /^Filters/ });
  await filters.click();
  await page.getByRole('button', { name: 'Explore' }).click();
  resume();
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('navigation', { name: 'Explore' })).toBeVisible();
});

test('Continue, pressed before the scripts have come, shows the order', async ({ page }) => {
  const resume = await pauseRequests(page);
  await page.goto('/gigs/gig-seo-audit', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Continue' }).click();
  resume();
  await expectOpen(page.getByRole('dialog', { name: 'Order summary' }));
});

test('A part whose code comes late takes over what the server wrote, though a job was saved meanwhile', async ({
  page,
}) => {
  const resume = await pauseRequests(page, /\/assets\/JobsSide-.*\.js$/);
  await open(page, '/jobs');
  const save = page.getByRole('article').first().getByRole('button', { name: /^Save/ });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const verify = page.getByRole('button', { name: 'Get verified' });
  // Its part does not live yet.
  await verify.click();
  resume();
  await expect(page.getByRole('region', { name: 'Apply to your saved job' }).getByRole('link')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verification requested' })).toBeVisible();
});
