import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';
import { conditionsKey } from '../../apollo/conditionsKey.ts';
import { findViolations } from '../axe.ts';
import { findHorizontalOverflow } from '../overflow.ts';
import { pauseNoticesFromStart } from '../test.ts';
import { translate } from '../translate.ts';
import { installControls } from './controls.ts';
import { installEffects } from './effects.ts';
import { preparedStates, type PreparedState } from './prepared.ts';
import { installPressing, type Memory } from './pressing.ts';

/** Milliseconds; a busy machine needs more than the default. */
const timeout = 120_000;
const escape = 'Escape';
/** Maximum number of steps; no screen has as many, so reaching it is a fault. */
const maxSteps = 600;
/** Addresses of the not-found page, which logs a line: also those of jobs that the viewer has not posted. */
const isNotFound = (address: string) =>
  /[/=]no(ne|pe)$|\/job-(brand-designer|that-never-was)\/manage$/.test(address);
const notFoundLines = /^(info: 404: no screen at|error: .*status of 404|status 404: )/;
/** The error card and the error page. */
const errorTexts = /^We couldn't load|^Unexpected Application Error/;
/** React logs that it renders a part again that was changed before it was hydrated. */
export const changedBeforeLine = /^warning: .*Minified React error #418/;
/** The console logs a sent message (CA-01). */
const requiredLine = /^info: Message sent /;

export interface Visited {
  presses: number;
  checks: number;
  faults: string[];
  memory: Memory;
}

interface Walk {
  /** Whether a translator replaces all texts. The checks of axe and of the width are left out then. */
  isTranslated?: boolean;
  /** The maximum number of presses, for a walk that ends early. */
  limit?: number;
}

export const createMemory = (): Memory => ({
  pressed: [],
  seen: {},
  reveals: {},
  retries: {},
  refills: [],
  last: '',
});

/** Keys of controls that appeared but were not pressed. */
const unpressed = ({ seen, pressed }: Memory): string[] =>
  Object.keys(seen).filter((key) => !pressed.includes(key));

/**
 * Presses all controls of an address and its prepared states, except those already pressed at other addresses of its
 * screen, and checks the page after each press.
 */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  initialMemory: Memory,
  { isTranslated = false, limit = Infinity }: Walk = {},
): Promise<Visited> {
  const faults = new Map<string, string>();
  let memory = initialMemory;
  let presses = 0;
  let checks = 0;
  let last = '';
  /** Whether a prepared state causes an error. */
  let mayFail = false;
  const report = (problem: string) => {
    const expected =
      requiredLine.test(problem) ||
      (isNotFound(address) && notFoundLines.test(problem)) ||
      (isTranslated && changedBeforeLine.test(problem));
    if (!expected && !faults.has(problem)) faults.set(problem, `${address}: ${problem} (after ${last})`);
  };

  /** Opens a page in a new session that reports its problems. `loaded` waits for pending requests. */
  async function openPage(expected?: RegExp) {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(timeout);
    // tsx adds calls of `__name` to functions; the page has no such helper. No document begins with the network conditions
    // that were chosen in the one before.
    await page.addInitScript(
      `globalThis.__name = (named) => named; sessionStorage.setItem('splash', 'shown'); sessionStorage.removeItem('${conditionsKey}')`,
    );
    await pauseNoticesFromStart(page);
    await page.addInitScript(installEffects);
    await page.addInitScript(installControls, address === '/');
    await page.addInitScript(installPressing);
    const reportUnexpected = (line: string) => void (expected?.test(line) || report(line));
    page.on('console', (message) => reportUnexpected(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => report(`exception: ${error.message}`));
    // Accepts the dialog that warns of unsaved text before leaving the page.
    page.on('dialog', (dialog) => void dialog.accept());
    const pending = new Set<Request>();
    page.on('request', (request) => {
      pending.add(request);
      if (request.url().startsWith('http') && !request.url().startsWith(options.baseURL!))
        report(`outside: ${request.url()}`);
    });
    const end = (request: Request) => void pending.delete(request);
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    page.on('response', (answer) => {
      if (answer.status() > 399) reportUnexpected(`status ${answer.status()}: ${answer.url()}`);
    });
    const loaded = async () => {
      await page.evaluate(() => window.settled());
      while (pending.size > 0) await page.evaluate(() => window.settled());
    };
    return { context, page, loaded };
  }

  async function open(page: Page): Promise<void> {
    memory = { ...memory, last: '' };
    await page.goto(address);
    await page.locator('html[data-hydrated]').waitFor();
    if (isTranslated) await page.evaluate(translate, 'same' as const);
  }

  async function check(page: Page, part: 'page' | 'state' = 'state'): Promise<void> {
    checks += 1;
    const errors = await page.getByRole('alert').filter({ hasText: errorTexts }).allTextContents();
    for (const error of errors) if (!mayFail) report(`an error is shown: ${error}`);
    if (isTranslated) return;
    // Scrolls to the top, since axe measures targets under the top bar as too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const scope = part === 'state' && address === '/' ? 'state of the shell' : part;
    for (const violation of await findViolations(page, scope)) report(violation);
    const { page: wider, parts } = await findHorizontalOverflow(page);
    if (wider > 0 || parts.length > 0) report(`${wider} px over the right edge: ${parts.join(' ')}`);
    await page.evaluate(() => window.settled());
  }

  async function pressAll(page: Page, loaded: () => Promise<void>, bringBack: () => Promise<void>) {
    const { pathname } = new URL(page.url());
    let closing = '';
    let reopenedAt = 0;
    /** Keys pressed since the page was opened, and those pressed before each control appeared. */
    let done: string[] = [];
    const pathsTo: Record<string, string[]> = {};
    /** Keys to press again, to reach a control that disappeared before its turn. */
    let path: string[] = [];
    const restart = async (reopen: () => Promise<void>) => {
      done = [];
      await reopen();
      await loaded();
    };
    for (let i = 0; i < maxSteps; i += 1) {
      if (presses >= limit) return;
      const targetKey = path.shift();
      if (targetKey === escape) {
        done.push(escape);
        await page.keyboard.press('Escape');
        await loaded();
        continue;
      }
      const press = await page.evaluate(([before, key]) => window.pressNext(before, key), [
        memory,
        targetKey,
      ] as const);
      memory = press.memory;
      for (const key of unpressed(memory)) pathsTo[key] ??= [...done];
      if ('open' in press && targetKey) {
        if (path.length > 0) continue;
        report(`${targetKey} disappeared before it could be pressed`);
        memory.pressed.push(targetKey);
      } else if ('open' in press) {
        if (press.open === null) {
          const [left] = unpressed(memory);
          if (!left) return;
          // The control may no longer appear after opening the page, so this repeats the path to it.
          if (memory.pressed.length === reopenedAt) {
            path = [...pathsTo[left]!, left];
            await restart(bringBack);
          } else await restart(() => open(page));
          reopenedAt = memory.pressed.length;
          continue;
        }
        if (press.open === closing) return report(`'${press.open}' does not close by Escape`);
        closing = press.open;
        last = `${closing} was closed by Escape`;
        done.push(escape);
        await page.keyboard.press('Escape');
        await loaded();
        await check(page);
        continue;
      } else {
        closing = '';
        presses += 1;
        last = press.key;
        done.push(press.key);
        if (press.dead) report(`${press.key} has no effect`);
        if (press.covered) report(`${press.key} is covered by ${press.covered}`);
        await loaded();
        if (press.changed) await check(page);
        if (new URL(page.url()).pathname !== pathname) await restart(() => open(page));
      }
    }
    report(`more than ${maxSteps} steps`);
  }

  /** Opens the address, reveals it into a state, and presses all controls. */
  async function visitState(
    name: string,
    bring?: PreparedState['prepare'],
    expected?: RegExp,
  ): Promise<void> {
    const { context, page, loaded } = await openPage(expected);
    last = name;
    mayFail = expected !== undefined;
    const start = async (checkOnTheWay: () => Promise<void>) => {
      // A kept draft would take the place of what `bring` makes.
      await page.goto('/healthz');
      await page.evaluate(() => sessionStorage.clear());
      await open(page);
      await loaded();
      await bring?.(page, checkOnTheWay);
      await loaded();
    };
    try {
      await start(async () => {
        await loaded();
        await check(page);
      });
      await check(page, bring ? 'state' : 'page');
      await pressAll(page, loaded, () => start(async () => {}));
    } catch (error) {
      report(String(error).split('\n').slice(0, 3).join(' '));
    }
    await context.close();
  }

  await visitState('loading');
  if (presses >= limit) return { presses, checks, faults: [...faults.values()], memory };
  for (const { name, expected, prepare } of preparedStates.filter((state) => state.address === address))
    await visitState(name, prepare, expected);
  return { presses, checks, faults: [...faults.values()], memory };
}
