import type { Browser } from '@playwright/test';
import { withUninstrumentedPage } from './uninstrumentedPage.ts';

/** How much slower than this machine the reader's is. */
const cpuSlowdown = 4;
/** What the page's own mark is called in the trace. */
const mark = 'taken-over';
/** A task blocks a press by what it takes beyond this. */
const unnoticed = 50;

interface Event {
  name: string;
  pid: number;
  tid: number;
  ts: number;
  /** Microseconds on the clock, and those that the thread had the processor. */
  dur?: number;
  tdur?: number;
}

export interface Tasks {
  /** Milliseconds by which tasks were too long, and the longest one, on the slower machine. */
  blocking: number;
  longest: number;
  /** What the longest one spent its time with, the most first. */
  within: string;
}

/** Between first paint and the moment in which the client has taken the page over, in the thread that says so. */
function between(events: readonly Event[]): Tasks {
  const { pid, tid, ts: to } = events.find(({ name }) => name === mark)!;
  const painted = events.find((event) => event.name === 'firstContentfulPaint' && event.pid === pid);
  if (!painted) throw new Error('Nothing was painted before the client had taken the page over.');
  const own = events.filter((event) => event.pid === pid && event.tid === tid && event.tdur);
  // As the thread's own scheduler counts them; other names have the same tasks once more.
  const tasks = own.filter(
    ({ name, ts }) => name === 'ThreadControllerImpl::RunTask' && ts >= painted.ts && ts <= to,
  );
  if (tasks.length === 0) throw new Error('The trace has no tasks under the name by which they are counted.');
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
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, slow(task) - unnoticed), 0),
    longest: slow(longest),
    within: parts
      .toSorted((a, b) => b.tdur! - a.tdur!)
      .slice(0, 3)
      .map((part) => `${part.name} ${Math.round(slow(part))}`)
      .join(', '),
  };
}

/** Leaves the mark when the client has taken the page over. */
const marking = `new MutationObserver((_changes, observer) => {
  if (!('hydrated' in document.documentElement.dataset)) return;
  observer.disconnect();
  performance.mark('${mark}');
}).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });`;

/** One visit with an empty cache. The time of the processor is counted: the clock goes on while others have it. */
export const visit = (browser: Browser, address: string): Promise<Tasks> =>
  withUninstrumentedPage(browser, { width: 412, height: 823 }, async ({ send, until }) => {
    await send('Page.addScriptToEvaluateOnNewDocument', { source: marking });
    await browser.startTracing(undefined, {
      categories: ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8'],
    });
    await send('Page.navigate', { url: address });
    await until(`performance.getEntriesByName('${mark}').length > 0`);
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Event[] };
    return between(traceEvents);
  });
