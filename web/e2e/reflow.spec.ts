import { expect, open, openWithoutWelcome, test } from './test.ts';
import { navigateTo } from './navigateTo.ts';
import { expectNoHorizontalOverflow } from './overflow.ts';

test('Long words do not widen the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWithoutWelcome(page, '/');
  await page
    .getByRole('textbox', { name: 'Post' })
    .fill(`${'Donaudampfschiff'.repeat(20)} #${'tag'.repeat(30)}`);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article')).toHaveCount(5);
  await expectNoHorizontalOverflow(page);
});

test('A long search word does not widen any list', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const word = 'x'.repeat(60);
  await open(page, '/terms');
  for (const path of ['/jobs', '/projects', '/gigs', '/shop', '/companies', '/network', '/search']) {
    await navigateTo(page, `${path}?q=${word}`);
    await expect(page.locator(`main :text("${word}"), main [value="${word}"]`).first()).toBeAttached();
    await expectNoHorizontalOverflow(page, path);
  }
});

test('A job whose title is one long word does not widen any screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithoutWelcome(page, '/jobs');
  const word = 'W'.repeat(60);
  await page.getByRole('button', { name: 'Post a Job' }).click();
  for (const label of ['Job Title', 'Location', 'Salary Range', 'Job Description'])
    await page.getByRole('dialog').getByLabel(label).fill(word);
  // A skill is shorter.
  await page.getByRole('dialog').getByLabel('Required Skills').fill(word.slice(0, 30));
  await page.getByRole('button', { name: 'Post job' }).click();
  await expect(page.getByRole('article', { name: word })).toBeVisible();
  // The notice contains the word, too.
  await expect(page.getByText('Job posted')).toBeVisible();
  await expectNoHorizontalOverflow(page, 'list');
  await page.getByRole('button', { name: 'My career insights' }).click();
  await expect(page.getByRole('dialog').getByText('From the')).toBeVisible();
  await expectNoHorizontalOverflow(page, 'insights');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Jobs you posted/ }).click();
  await expect(page.getByRole('heading', { name: 'Jobs you posted' })).toBeVisible();
  await expectNoHorizontalOverflow(page, 'own jobs');
  await page.getByRole('link', { name: `View Details: ${word}` }).click();
  await expect(page.getByRole('dialog').getByText('About the role')).toBeVisible();
  await expectNoHorizontalOverflow(page, 'sheet');
  await page.getByRole('link', { name: 'Open the full page' }).click();
  await expect(page.getByRole('heading', { name: word, level: 1 })).toBeVisible();
  await expectNoHorizontalOverflow(page, 'page');
});

test('Wider text spacing clips no text', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const spaced = new CSSStyleSheet();
    spaced.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets = [spaced];
  });
  const clipped = await page.evaluate(() =>
    [...document.querySelectorAll('main h1, main h2, main button, main a, main p, main dd')]
      .filter((element) => {
        const { overflowX, textOverflow } = getComputedStyle(element);
        const hides = overflowX === 'hidden' || textOverflow === 'ellipsis';
        return !hides && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      })
      .map((element) => element.textContent),
  );
  expect(clipped).toEqual([]);
  await expectNoHorizontalOverflow(page);
});

test('With reduced motion nothing animates for more than 150 ms', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const slow: string[] = [];
    Object.assign(window, { slow });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { duration, iterations } = animation.effect!.getComputedTiming();
        const length = Number(duration) * Number(iterations);
        const target = (animation.effect as KeyframeEffect).target;
        if (length > 150) slow.push(`${target?.outerHTML.slice(0, 80)}: ${length} ms`);
      }
      requestAnimationFrame(look);
    };
    look();
  });
  await open(page, '/');
  const explore = page.getByRole('button', { name: 'Explore' });
  await explore.click();
  await expect(page.getByRole('navigation', { name: 'Explore' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Toggle side bar' }).click();
  await expect(page.getByRole('complementary')).toHaveCSS('width', '256px');
  await page.getByRole('link', { name: 'Help' }).click();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Connect with Tomás Arce' }).hover();
  expect(await page.evaluate(() => (window as unknown as { slow: string[] }).slow)).toEqual([]);
});
