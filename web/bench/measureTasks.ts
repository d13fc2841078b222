import type { Browser } from '@playwright/test';
import { withDevtoolsPage } from './devtoolsPage.ts';

/** Factor by which the emulated phone is slower than this machine. */
export const cpuSlowdown = 4;
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
  args?: { data?: { documentLoaderURL?: string } };
}

export interface Tasks {
  /** Milliseconds on the slower machine: the sum of all time beyond the allowance, and the longest task. */
  blocking: number;
  longest: number;
  /** The largest parts of the longest task. */
  within: string;
  /** Megabytes of JavaScript objects after garbage collection. */
  heap: number;
  /** Number of requests until the page is quiet. */
  requests: number;
}

/** Evaluates all tasks of the main thread of the page, from its navigation to the end of the trace. */
function evaluateTrace(events: readonly Event[], address: string) {
  const navigation = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === address,
  );
  if (!navigation) throw new Error(`The trace contains no navigation to ${address}.`);
  const own = events
    .filter(({ pid, tid, ts }) => pid === navigation.pid && tid === navigation.tid && ts >= navigation.ts)
    .toSorted((a, b) => (b.tdur ?? 0) - (a.tdur ?? 0));
  // Events of the thread's scheduler; other event names repeat the same tasks.
  const tasks = own.filter(({ name }) => name === 'ThreadControllerImpl::RunTask');
  const [longest] = tasks;
  if (!longest) throw new Error('The trace contains no tasks of the expected event name.');
  const slow = ({ tdur = 0 }: Event) => (tdur / 1_000) * cpuSlowdown;
  const parts = own.filter(
    ({ name, ts }) =>
      ts > longest.ts && ts < longest.ts + longest.dur! && !/RunTask$|^RunMicrotasks$/.test(name),
  );
  return {
    blocking: tasks.reduce((sum, task) => sum + Math.max(0, slow(task) - allowance), 0),
    longest: slow(longest),
    within: parts
      .slice(0, 3)
      .map((part) => `${part.name} ${Math.round(slow(part))}`)
      .join(', '),
  };
}

/**
 * Visits a page with an empty cache. Processor time counts, since elapsed time includes other processes. The trace
 * covers the complete visit: the first layout and the tasks after hydration delay users, too.
 */
export const measureTasks = (browser: Browser, address: string): Promise<Tasks> =>
  withDevtoolsPage(browser, async ({ send, visit }) => {
    await browser.startTracing(undefined, {
      categories: ['toplevel', 'devtools.timeline', 'blink.user_timing', 'v8'],
    });
    const { requests } = await visit(address, true);
    const trace = await browser.stopTracing();
    const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Event[] };
    await send('HeapProfiler.collectGarbage');
    const { usedSize } = await send<{ usedSize: number }>('Runtime.getHeapUsage');
    return { ...evaluateTrace(traceEvents, address), heap: usedSize / 1e6, requests };
  });
