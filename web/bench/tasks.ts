import type { Browser } from '@playwright/test';
import { withUninstrumentedPage } from './uninstrumentedPage.ts';

/** Factor by which the emulated machine is slower than this one. */
const cpuSlowdown = 4;
/** Name of the performance mark at which hydration ends. */
const mark = 'hydrated';
/** Milliseconds of a task that do not count as blocking. */
const allowance = 50;

interface Event {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Microseconds: elapsed time, and processor time of the thread. */
  dur?: number;
  tdur?: number;
}

export interface Tasks {
  /** Milliseconds on the slower machine: the sum of all time beyond the allowance, and the longest task. */
  blocking: number;
  longest: number;
  /** The largest parts of the longest task. */
  within: string;
}

/** Evaluates the tasks between first paint and the mark, on the thread that set the mark. */
function evaluateTrace(events: readonly Event[]): Tasks {
  const { pid, tid, ts: to } = events.find(({ name }) => name === mark)!;
  const painted = events.find((event) => event.name === 'firstContentfulPaint' && event.pid === pid);
  if (!painted) throw new Error('There was no paint before the page was hydrated.');
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.tdur);
  // Events of the thread's scheduler; other event names repeat the same tasks.
  const tasks = own.filter(
    ({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts >= painted.ts && ts <= to,
  );
  if (tasks.length === 0) throw new Error('The trace contains no tasks of the expected event name.');
  const slow = ({ tdur = 0 }: Event) => (tdur / 1_000) * cpuSlowdown;
  const longest = tasks.toSorted((a, b) => b.tdur! - a.tdur!)[0]!;
  const parts = own.filter(
    ({ name, ts }) =>
      ts > longest.ts &&
      ts < longest.ts + longest.dur! &&
      !name.endsWith('RunTask') &&
      name !== 'RunMicrotasks',
  );
  return {
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, slow(task) - allowance), 0),
    longest: slow(longest),
    within: parts
      .toSorted((a, b) => b.tdur! - a.tdur!)
      .slice(0, 3)
      .map((part) => `${part.name} ${Math.round(slow(part))}`)
      .join(', '),
  };
}

/** Sets the mark once the page is hydrated. */
const markScript = `new MutationObserver((_changes, observer) => {
  if (!('hydrated' in document.documentElement.dataset)) return;
  observer.disconnect();
  performance.mark('${mark}');
}).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });`;

/** Visits a page with an empty cache. Processor time counts, since elapsed time includes other processes. */
export const measureVisit = (browser: Browser, address: string): Promise<Tasks> =>
  withUninstrumentedPage(browser, { width: 412, height: 823 }, async ({ send, until }) => {
    await send('Page.addScriptToEvaluateOnNewDocument', { source: markScript });
    await browser.startTracing(undefined, {
      categories: ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8'],
    });
    await send('Page.navigate', { url: address });
    await until(`performance.getEntriesByName('${mark}').length > 0`);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
    return evaluateTrace(traceEvents);
  });
