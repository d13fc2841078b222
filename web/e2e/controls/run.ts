import { chromium, type Browser, type Page, type Request } from '@playwright/test';
import { pictured } from '../../pictures/readmeTable.ts';
import { chromiumArgs, ensureChromium } from '../chromium.ts';
import { startServer } from '../serverProcess.ts';
import { installPressing } from './pressing.ts';

/**
 * Presses every control of every screen in a real browser, in what it opens too, and reports those that nothing comes
 * of, what the console says, what is asked from outside and each answer over 399. Run it after `npm run build`:
 * `npm run controls`, or `npm run controls -- /jobs '/shop?type=course'` for some addresses. It takes minutes.
 */
const viewport = { width: 1440, height: 900 };
/** What the pictures of screens do not show. */
const others = [
  '/jobs?q=motion+designer&job=job-motion-designer',
  '/messages',
  '/messages?channel=channel-design-critique',
  '/network?tab=invitations',
  '/network?tab=messages',
  '/profile/person-kenji-mori',
  '/auth/register',
  '/auth/reset-password',
  '/terms',
  '/privacy',
  '/nope',
];
const wanted = process.argv.slice(2);
const addresses = wanted.length > 0 ? wanted : [...pictured.map(({ address }) => address), ...others];
/** A page that is not there says so, to the console too. */
const expected = /^(info: 404: no screen at|error: .*status of 404|status 404: .*\/nope$)/;
/** More than any screen has: what never ends is a fault. */
const most = 300;

/** Opens an address and waits until what was pressed there can be pressed. */
async function open(page: Page, address: string, pressed: readonly string[] = []): Promise<void> {
  await page.goto(address);
  await page.locator('html[data-hydrated]').waitFor();
  await page.evaluate((keys) => keys.forEach((key) => window.pressed.add(key)), pressed);
}

async function visit(browser: Browser, origin: string, address: string): Promise<string[]> {
  const found: string[] = [];
  const keys: string[] = [];
  const note = (what: string) => {
    if (!(address === '/nope' && expected.test(what)))
      found.push(`${what} (after ${keys.at(-1) ?? 'loading'})`);
  };
  const context = await browser.newContext({ viewport, baseURL: origin, reducedMotion: 'reduce' });
  // The build's helper for names of functions is not there in the page.
  await context.addInitScript(
    'globalThis.__name = (named) => named; sessionStorage.setItem("splash", "shown")',
  );
  await context.addInitScript(installPressing, address === '/');
  const page = await context.newPage();
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => note(`exception: ${error.message}`));
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(origin))
      note(`outside: ${request.url()}`);
  });
  const underWay = new Set<Request>();
  const end = (request: Request) => void underWay.delete(request);
  page.on('request', (request) => underWay.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  /** The code of what opens has come. */
  const loaded = async () => {
    while (underWay.size > 0) await page.evaluate(() => window.settled());
  };
  page.on('response', (answer) => {
    if (answer.status() > 399) note(`status ${answer.status()}: ${answer.url()}`);
  });
  await open(page, address);
  const { pathname } = new URL(page.url());
  let closing = '';
  while (keys.length < most) {
    await loaded();
    const press = await page.evaluate(() => window.pressNext());
    if ('open' in press) {
      if (press.open === null) break;
      if (press.open === closing) note(`'${press.open}' does not close by Escape`);
      if (press.open === closing) break;
      closing = press.open;
      await page.keyboard.press('Escape');
      await page.evaluate(() => window.settled());
      continue;
    }
    closing = '';
    keys.push(press.key);
    if (press.dead) note('nothing comes of it');
    if (press.covered) note(`covered by ${press.covered}`);
    if (press.path !== pathname) await open(page, address, keys);
  }
  if (keys.length === most) note('there is always something more to press');
  console.log(`${address}: ${keys.length} presses, ${found.length} faults`);
  await context.close();
  return found.map((one) => `${address}: ${one}`);
}

const server = startServer();
const origin = await server.origin;
if (!origin)
  throw new Error(`The built server does not start. Run \`npm run build\` first.\n${server.stderr()}`);
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs });
try {
  const found: string[] = [];
  for (const address of addresses) found.push(...(await visit(browser, origin, address)));
  for (const one of found) console.error(one);
  if (found.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  server.child.kill();
}
