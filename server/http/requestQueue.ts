import { subscribe } from 'node:diagnostics_channel';
import { setImmediate as look } from 'node:timers/promises';

/** As many wait already as can be served in a few seconds. */
export class Busy extends Error {}

interface Limits {
  /** How many run at once. */
  running: number;
  /** How many wait for their turn. */
  waiting: number;
}

let came = 0;
subscribe('http.server.request.start', () => {
  came += 1;
});
/**
 * So much of the processor's time, in microseconds, goes to others first: under a flood of them work that takes long is
 * done as well.
 */
const patience = 100_000;

/**
 * Lets in whoever has knocked by now. One look at the network shows one new connection, and the next what it asks: with
 * work in between, whoever stands behind a crowd would wait for a piece of work for each of them.
 */
async function yieldToPendingRequests(since = process.cpuUsage()): Promise<void> {
  const before = came;
  await look();
  await look();
  await look();
  const { user, system } = process.cpuUsage(since);
  if (came > before && user + system < patience) return yieldToPendingRequests(since);
}

/** Work that takes long is done a few at a time, in the order in which it came; what is too much is turned away. */
export function createRequestQueue({ running, waiting }: Limits) {
  let busy = 0;
  const line: (() => void)[] = [];

  function turn(signal: AbortSignal): Promise<void> {
    if (busy < running) {
      busy += 1;
      return Promise.resolve();
    }
    if (line.length >= waiting) return Promise.reject(new Busy());
    return new Promise((resolve, reject) => {
      const begin = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        line.splice(line.indexOf(begin), 1);
        reject(signal.reason as Error);
      };
      line.push(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function next(): void {
    const begin = line.shift();
    if (begin) begin();
    else busy -= 1;
  }

  /** Does the work when it is its turn; not at all where nobody waits for it any more. Fails as `Busy` if turned away. */
  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    await turn(signal);
    try {
      return await work();
    } finally {
      void yieldToPendingRequests().then(next);
    }
  };
}
