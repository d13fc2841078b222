import { findViolations } from '../axe.ts';
import { findHorizontalOverflow } from '../overflow.ts';
import { clearStorage } from '../reusedPage.ts';
import { translate } from '../translate.ts';
import { preparedStates, type PreparedState } from './prepared.ts';
import type { Memory } from './pressing.ts';
import type { VisitedPage } from './visitedPage.ts';

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

/** The result of a visit. */
export interface Visit {
  presses: number;
  checks: number;
  faults: string[];
  memory: Memory;
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
 * screen, and checks the page after each press. With `isTranslated` a translator replaces all texts; the checks of axe and
 * of the width are left out then.
 */
export async function visit(
  visited: VisitedPage,
  address: string,
  initialMemory: Memory,
  isTranslated = false,
): Promise<Visit> {
  const { page, loaded, answered } = visited;
  const faults = new Map<string, string>();
  let memory = initialMemory;
  let presses = 0;
  let checks = 0;
  let last = '';
  /** Problems that the current prepared state causes. */
  let expected: RegExp | undefined;
  function report(problem: string): void {
    const isExpected =
      expected?.test(problem) ||
      requiredLine.test(problem) ||
      (isNotFound(address) && notFoundLines.test(problem)) ||
      (isTranslated && changedBeforeLine.test(problem));
    if (!isExpected && !faults.has(problem)) faults.set(problem, `${address}: ${problem} (after ${last})`);
  }
  visited.report = report;

  async function open(): Promise<void> {
    memory = { ...memory, last: '' };
    await page.goto(address);
    await page.locator('html[data-hydrated]').waitFor();
    if (isTranslated) await page.evaluate(translate, 'same' as const);
  }

  async function check(part: 'page' | 'state' = 'state'): Promise<void> {
    checks += 1;
    const errors = await page.getByRole('alert').filter({ hasText: errorTexts }).allTextContents();
    for (const error of errors) if (!expected) report(`an error is shown: ${error}`);
    if (isTranslated) return;
    // Scrolls to the top, since axe measures targets under the top bar as too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    const scope = part === 'state' && address === '/' ? 'state of the shell' : part;
    for (const violation of await findViolations(page, scope)) report(violation);
    const { page: wider, parts } = await findHorizontalOverflow(page);
    if (wider > 0 || parts.length > 0) report(`${wider} px over the right edge: ${parts.join(' ')}`);
    await page.evaluate(() => window.settled());
  }

  async function pressAll(bringBack: () => Promise<void>) {
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
          } else await restart(open);
          reopenedAt = memory.pressed.length;
          continue;
        }
        if (press.open === closing) return report(`'${press.open}' does not close by Escape`);
        closing = press.open;
        last = `${closing} was closed by Escape`;
        done.push(escape);
        await page.keyboard.press('Escape');
        await loaded();
        await check();
        continue;
      } else {
        closing = '';
        presses += 1;
        last = press.key;
        done.push(press.key);
        if (press.dead) report(`${press.key} has no effect`);
        if (press.covered) report(`${press.key} is covered by ${press.covered}`);
        await answered();
        if (press.changed) await check();
        if (new URL(page.url()).pathname !== pathname) await restart(open);
      }
    }
    report(`more than ${maxSteps} steps`);
  }

  /** Opens the address, brings the page into a state, and presses all controls. */
  async function visitState(name: string, bring?: PreparedState['prepare']): Promise<void> {
    last = name;
    const start = async (checkOnTheWay: () => Promise<void>) => {
      // A kept draft would take the place of what `bring` makes.
      await page.goto('/healthz');
      await page.evaluate(clearStorage);
      await page.context().clearCookies();
      await open();
      await loaded();
      await bring?.(page, checkOnTheWay);
      await loaded();
    };
    try {
      await start(async () => {
        await loaded();
        await check();
      });
      await check(bring ? 'state' : 'page');
      await pressAll(() => start(async () => {}));
    } catch (error) {
      report(String(error).split('\n').slice(0, 3).join(' '));
    }
    await page.context().setOffline(false);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }

  await visitState('loading');
  for (const { name, expected: caused, prepare } of preparedStates.filter(
    (state) => state.address === address,
  )) {
    expected = caused;
    await visitState(name, prepare);
  }
  return { presses, checks, faults: [...faults.values()], memory };
}
