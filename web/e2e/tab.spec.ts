import type { Page } from '@playwright/test';
import { pushPath } from './navigateTo.ts';
import { button } from './pageHelpers.ts';
import { expect, open, openWithoutWelcome, test, toast } from './test.ts';

test.use({ ownPage: true });

const workerFile = /\/assets\/worker-.*\.js$/;

/** Records the requests that are not for static files. */
function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.url().startsWith('http') && !/^\/(assets|art)\//.test(pathname))
      requests.push(`${request.method()} ${pathname}`);
  });
  return requests;
}

/** Posts in the feed. */
async function post(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Post' }).fill(text);
  await button(page.getByRole('main'), 'Post').click();
  await expect(page.getByRole('article').first()).toContainText(text);
}

test('A page without input does not load the contract', async ({ page }) => {
  // A script of a test counts as input.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false } }),
  );
  const loaded: string[] = [];
  page.on('request', (request) => void loaded.push(request.url()));
  await open(page, '/jobs/job-motion-designer');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => workerFile.test(url))).toEqual([]);
});

test('After the first action the tab answers everything, also what the action has changed, until a reload', async ({
  page,
}) => {
  await openWithoutWelcome(page, '/');
  await post(page, 'Kerning the harbour signs');
  const requests = recordRequests(page);
  // Searches, facets, lists and pages that the server would not know.
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Kerning the harbour');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Search', level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByText('Kerning the harbour signs').first()).toBeVisible();
  await pushPath(page, '/companies');
  await expect(page.getByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();
  const follow = page.getByRole('main').getByRole('button', { name: /^Follow / });
  const following = page.getByRole('main').getByRole('button', { name: /^Following / });
  await follow.first().click();
  await expect(following).toHaveCount(1);
  // The code has loaded, so a press changes the button before the next frame.
  const pressed = await follow.first().elementHandle();
  const nextFrame = pressed.evaluate(
    (element) =>
      new Promise<string | null>((resolve) => {
        element.addEventListener('click', () => requestAnimationFrame(() => resolve(element.textContent)));
      }),
  );
  await pressed.click();
  expect(await nextFrame).toBe('Following');
  await page.goBack();
  await expect(page.getByRole('main').getByText('Kerning the harbour signs').first()).toBeVisible();
  await page.goForward();
  await expect(following).toHaveCount(2);
  expect(requests).toEqual([]);
  // Another tab has its own contract.
  const other = await page.context().newPage();
  await open(other, '/');
  await expect(other.getByRole('article').first()).not.toContainText('Kerning the harbour signs');
  await open(page, '/');
  await expect(page.getByRole('article').first()).not.toContainText('Kerning the harbour signs');
});

test.describe('without its file', () => {
  test.use({ expectedConsole: /Failed to load resource|net::ERR_FAILED/ });

  test('an action fails with Retry, which performs it once the file loads', async ({ page }) => {
    await page.route(workerFile, (route) => route.abort());
    await openWithoutWelcome(page, '/jobs');
    const save = page
      .getByRole('main')
      .getByRole('button', { name: /^Save / })
      .first();
    const name = (await save.getAttribute('aria-label'))!.replace('Save ', '');
    await save.click();
    const failure = toast(page, 'Something went wrong');
    await expect(failure).toBeVisible();
    await expect(page.getByRole('button', { name: `Save ${name}`, pressed: false }).first()).toBeVisible();
    await page.unroute(workerFile);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(
      page.getByRole('button', { name: new RegExp(`${name}$`), pressed: true }).first(),
    ).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
});

test('A worker that dies is followed by one that has repeated the actions', async ({ page }) => {
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    window.Worker = class extends Worker {
      constructor(...args: ConstructorParameters<typeof Worker>) {
        super(...args);
        workers.push(this);
      }
    };
    Object.assign(window, { endWorker: () => workers.at(-1)!.dispatchEvent(new Event('error')) });
  });
  await openWithoutWelcome(page, '/');
  await post(page, 'Before the end');
  await page.evaluate(() => (window as unknown as { endWorker: () => void }).endWorker());
  await post(page, 'After the end');
  await expect(page.getByRole('article').nth(1)).toContainText('Before the end');
});
