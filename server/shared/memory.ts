import { constants, PerformanceObserver, type NodeGCPerformanceDetail } from 'node:perf_hooks';
import { getHeapStatistics } from 'node:v8';
import { log } from './log.ts';

/** The heap that a record takes at least, in bytes, measured with 9,893,396: a larger estimate would refuse data that fit. */
const bytesOfRecord = 350;
/** The heap of a server without records, in bytes. */
const bytesOfServer = 30_000_000;

/** V8 needs room for new objects between two collections: half of what the last one left (see `index.ts`). */
const growth = 1.5;
const everyMs = 250;

/** The limit of the heap in bytes. V8's own figure includes up to 192 MB that only new objects use. */
const [, megabytes] = /--max-old-space-size=(\d+)/.exec(process.execArgv.join(' ')) ?? [];
const limit = megabytes === undefined ? getHeapStatistics().heap_size_limit : Number(megabytes) * 2 ** 20;

const inGigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(2)} GB`;
const advice =
  'Give the machine or its container more memory. `npm run live` and server/start.sh use three quarters of it.';

/** Why so many records do not fit into the heap, in one line; undefined if they may fit. */
export function memoryProblem(records: number): string | undefined {
  const needed = bytesOfServer + records * bytesOfRecord;
  if (needed <= limit) return undefined;
  return `${records} records need at least ${inGigabytes(needed)} of heap, and this process has ${inGigabytes(limit)}. ${advice}`;
}

/** Returns a sentence if the records in memory leave too little room for new objects. */
function shortage(): string | undefined {
  const { used_heap_size: used } = getHeapStatistics();
  if (used * growth <= limit) return undefined;
  return `The server needs about ${inGigabytes(used * growth)} of heap, and this process has ${inGigabytes(limit)}: it becomes slow, and ends when the heap is full. ${advice}`;
}

/** Writes one line to the log when a collection of garbage leaves too little room. V8 itself ends with a stack of its own. */
export function watchMemory(): void {
  const observer = new PerformanceObserver((entries) => {
    const kinds = entries
      .getEntries()
      .map((entry) => (entry as { detail?: NodeGCPerformanceDetail }).detail?.kind);
    if (!kinds.includes(constants.NODE_PERFORMANCE_GC_MAJOR)) return;
    observer.disconnect();
    const sentence = shortage();
    if (sentence === undefined) return;
    clearInterval(timer);
    log('error', sentence);
  });
  // To observe each collection costs short requests 6 %, so it begins when the heap with its garbage is large.
  const timer = setInterval(() => {
    if (shortage() !== undefined) observer.observe({ entryTypes: ['gc'] });
  }, everyMs).unref();
}
