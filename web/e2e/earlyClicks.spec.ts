import { pauseRequests } from './pauseRequests.ts';
import { expect, open, test, toast } from './test.ts';

// Delayed files must not come from the cache.
test.use({ ownPage: true });

test('SH-21 before scripts load the theme changes at once and stays, and two clicks on Like count once', async ({
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
  // Nothing visible happens, so users click again.
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  resume();
  await expect(like, 'Like after the scripts have loaded').toHaveAttribute('aria-pressed', 'true');
  await expect(toast(page, 'Welcome to Workgrove')).toBeVisible();
  await expect(like, 'Like counts once').toHaveAttribute('aria-pressed', 'true');
  await expect(root, 'the theme stays').not.toHaveClass(before!);
});

test('A part whose code loads late hydrates without mismatch after a job was saved, and replays its click', async ({
  page,
}) => {
  const resume = await pauseRequests(page, /\/assets\/JobsSide-.*\.js$/);
  await open(page, '/jobs');
  const save = page.getByRole('article').first().getByRole('button', { name: /^Save/ });
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  const verify = page.getByRole('button', { name: 'Get verified' });
  // This part is not hydrated yet.
  await verify.click();
  resume();
  await expect(page.getByRole('region', { name: 'Apply to your saved job' }).getByRole('link')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Verification requested' })).toBeVisible();
});
