import { subscribe } from 'node:diagnostics_channel';
import { setImmediate as pollNetwork } from 'node:timers/promises';

/** The queue is full: as many requests wait already as the server can answer in a few seconds. */
export class Busy extends Error {}

interface Limits {
  /** Maximum number of concurrent tasks. */
  running: number;
  /** Maximum number of queued tasks. */
  waiting: number;
}

let receivedRequests = 0;
subscribe('http.server.request.start', () => {
  receivedRequests += 1;
});
/**
 * Maximum processor time, in microseconds, for other requests before the next task starts. Without it a flood of
 * short requests would starve the queue.
 */
const maxYield = 100_000;

/**
 * Yields so that pending requests are accepted first. One poll of the network accepts one new connection, the next
 * poll reads its request. If a task ran between two polls, a request behind a crowd would wait for one task each.
 */
async function yieldToPendingRequests(since = process.cpuUsage()): Promise<void> {
  const before = receivedRequests;
  await pollNetwork();
  await pollNetwork();
  await pollNetwork();
  const { user, system } = process.cpuUsage(since);
  if (receivedRequests > before && user + system < maxYield) return yieldToPendingRequests(since);
}

/** Runs long tasks a few at a time, first in, first out. */
export function createRequestQueue({ running, waiting }: Limits) {
  let active = 0;
  const queue: (() => void)[] = [];

  function enqueue(signal: AbortSignal): Promise<void> {
    if (active < running) {
      active += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) return Promise.reject(new Busy());
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        queue.splice(queue.indexOf(begin), 1);
        reject(signal.reason as Error);
      };
      queue.push(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function next(): void {
    const begin = queue.shift();
    if (begin) begin();
    else active -= 1;
  }

  /** Queues a task. Rejects with `Busy` if the queue is full, and with the signal's reason if it aborts first. */
  return async <T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> => {
    await enqueue(signal);
    try {
      return await task();
    } finally {
      void yieldToPendingRequests().then(next);
    }
  };
}
