import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test';
import { findViolations } from '../axe.ts';
import { findHorizontalOverflow } from '../overflow.ts';
import { pauseNoticesFromStart } from '../test.ts';
import { installControls } from './controls.ts';
import { installEffects } from './effects.ts';
import { preparedStates, type PreparedState } from './prepared.ts';
import { installPressing, type Memory } from './pressing.ts';

/** A loaded machine needs more than the standard. */
const patience = 120_000;
const escape = 'Escape';
/** More than any screen has: what never ends is a fault. */
const most = 600;
/** What is not there says so, to the console too. */
const isNowhere = (address: string) => /[/=]no(ne|pe)$/.test(address);
const saysNowhere = /^(info: 404: no screen at|error: .*status of 404|status 404: .*[/=]no(ne|pe)$)/;
/** The console logs a sent message (CA-01). */
const isSpecified = /^info: Message sent /;

export interface Visited {
  presses: number;
  looks: number;
  faults: string[];
  memory: Memory;
}

export const createMemory = (): Memory => ({
  pressed: [],
  seen: {},
  brings: {},
  again: {},
  rewrites: [],
  last: '',
});

/** What was seen and has not been pressed. */
const unreached = ({ seen, pressed }: Memory): string[] =>
  Object.keys(seen).filter((key) => !pressed.includes(key));

/**
 * Presses all controls of an address that are not known yet from others of its screen, those of its prepared states too,
 * and looks at what each press has changed.
 */
export async function visit(
  browser: Browser,
  address: string,
  options: BrowserContextOptions,
  known: Memory,
): Promise<Visited> {
  const faults = new Map<string, string>();
  let memory = known;
  let presses = 0;
  let looks = 0;
  let last = '';
  const note = (what: string) => {
    const expected = isSpecified.test(what) || (isNowhere(address) && saysNowhere.test(what));
    if (!expected && !faults.has(what)) faults.set(what, `${address}: ${what} (after ${last})`);
  };

  /** A page of a new session that tells all that goes wrong in it, and waits until what it has asked for has come. */
  async function begin(expected?: RegExp) {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    // The build's helper for names of functions is not there in the page.
    await page.addInitScript(
      'globalThis.__name = (named) => named; sessionStorage.setItem("splash", "shown")',
    );
    await pauseNoticesFromStart(page);
    await page.addInitScript(installEffects);
    await page.addInitScript(installControls, address === '/');
    await page.addInitScript(installPressing);
    const said = (line: string) => void (expected?.test(line) || note(line));
    page.on('console', (message) => said(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => note(`exception: ${error.message}`));
    // What was written would be lost: the browser asks before another page.
    page.on('dialog', (dialog) => void dialog.accept());
    const underWay = new Set<Request>();
    page.on('request', (request) => {
      underWay.add(request);
      if (request.url().startsWith('http') && !request.url().startsWith(options.baseURL!))
        note(`outside: ${request.url()}`);
    });
    const end = (request: Request) => void underWay.delete(request);
    page.on('requestfinished', end);
    page.on('requestfailed', end);
    page.on('response', (answer) => {
      if (answer.status() > 399) said(`status ${answer.status()}: ${answer.url()}`);
    });
    const loaded = async () => {
      await page.evaluate(() => window.settled());
      while (underWay.size > 0) await page.evaluate(() => window.settled());
    };
    return { context, page, loaded };
  }

  async function open(page: Page): Promise<void> {
    memory = { ...memory, last: '' };
    await page.goto(address);
    await page.locator('html[data-hydrated]').waitFor();
  }

  async function look(page: Page, part: 'page' | 'state' = 'state'): Promise<void> {
    looks += 1;
    // What has been scrolled halfway under the top bar is no smaller for it.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const shellToo = part === 'state' && address === '/' ? 'state of the shell' : part;
    for (const violation of await findViolations(page, shellToo)) note(violation);
    const { page: wider, parts } = await findHorizontalOverflow(page);
    if (wider > 0 || parts.length > 0) note(`${wider} px over the right edge: ${parts.join(' ')}`);
  }

  async function pressAll(page: Page, loaded: () => Promise<void>, bringBack: () => Promise<void>) {
    const { pathname } = new URL(page.url());
    let closing = '';
    let reopenedAt = 0;
    /** What was done since the page was opened, and what had been done when a control was first seen. */
    let done: string[] = [];
    const ways: Record<string, string[]> = {};
    /** What is done again, to come to a control that had gone before its turn. */
    let way: string[] = [];
    const afresh = async (how: () => Promise<void>) => {
      done = [];
      await how();
    };
    for (let i = 0; i < most; i += 1) {
      await loaded();
      const wanted = way.shift();
      if (wanted === escape) {
        done.push(escape);
        await page.keyboard.press('Escape');
        continue;
      }
      const press = await page.evaluate(([before, key]) => window.pressNext(before, key), [
        memory,
        wanted,
      ] as const);
      memory = press.memory;
      for (const key of unreached(memory)) ways[key] ??= [...done];
      if ('open' in press && wanted) {
        if (way.length > 0) continue;
        note(`${wanted} has gone before it could be pressed`);
        memory.pressed.push(wanted);
      } else if ('open' in press) {
        if (press.open === null) {
          const [left] = unreached(memory);
          if (!left) return;
          // What stood there at first may stand there no more.
          if (memory.pressed.length === reopenedAt) {
            way = [...ways[left]!, left];
            await afresh(bringBack);
          } else await afresh(() => open(page));
          reopenedAt = memory.pressed.length;
          continue;
        }
        if (press.open === closing) return note(`'${press.open}' does not close by Escape`);
        closing = press.open;
        last = `${closing} was left by Escape`;
        done.push(escape);
        await page.keyboard.press('Escape');
        await loaded();
        await look(page);
        continue;
      } else {
        closing = '';
        presses += 1;
        last = press.key;
        done.push(press.key);
        if (press.dead) note(`nothing comes of ${press.key}`);
        if (press.covered) note(`${press.key} is covered by ${press.covered}`);
        await loaded();
        if (press.changed) await look(page);
        if (press.path !== pathname) await afresh(() => open(page));
      }
    }
    note('there is always something more to press');
  }

  /** Opens the address, brings it into a state, and presses what that shows. */
  async function go(name: string, bring?: PreparedState['prepare'], expected?: RegExp): Promise<void> {
    const { context, page, loaded } = await begin(expected);
    last = name;
    const start = async (see: () => Promise<void>) => {
      await open(page);
      await loaded();
      await bring?.(page, see);
      await loaded();
    };
    try {
      await start(async () => {
        await loaded();
        await look(page);
      });
      await look(page, bring ? 'state' : 'page');
      await pressAll(page, loaded, () => start(async () => {}));
    } catch (error) {
      note(String(error).split('\n').slice(0, 3).join(' '));
    }
    await context.close();
  }

  await go('loading');
  for (const { name, expected, prepare } of preparedStates.filter((one) => one.address === address))
    await go(name, prepare, expected);
  return { presses, looks, faults: [...faults.values()], memory };
}
