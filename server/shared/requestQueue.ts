import { figures, type QueueName } from './figures.ts';

/** The queue is full: as many requests wait already as the server can answer in a few seconds. */
export class Busy extends Error {}

interface Limits {
  /** The name in /metrics; without one the queue reports nothing. */
  name?: QueueName;
  /** Maximum number of concurrent tasks. */
  running: number;
  /** Maximum number of queued tasks. */
  waiting: number;
}

/** Turns of the event loop between two tasks: one accepts a connection, the next reads its request. All take under 1 ms. */
const turns = 20;
/** Milliseconds after which the next task begins, though more requests arrive with each turn. */
const longestMs = 2;

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Lets the server answer requests that have arrived meanwhile. */
async function answerOthers(): Promise<void> {
  const end = performance.now() + longestMs;
  let turn = 0;
  do {
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other
    await nextTurn();
    turn += 1;
  } while (turn < turns && performance.now() < end);
}

/** Runs long tasks a few at a time, first in, first out. */
export function createRequestQueue({ name, running, waiting }: Limits) {
  let active = 0;
  const queue: (() => void)[] = [];
  const reportLength = () => name && figures.queued(name, queue.length);

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
        reportLength();
        reject(signal.reason as Error);
      };
      queue.push(begin);
      reportLength();
      signal.addEventListener('abort', leave, { once: true });
    });
  }

  function next(): void {
    const begin = queue.shift();
    reportLength();
    if (begin) begin(); // takes the place of the ended task, so `active` stays
    else active -= 1;
  }

  /** Queues a task. Rejects with `Busy` if the queue is full, and with the signal's reason if it aborts first. */
  return async <T>(signal: AbortSignal, task: () => Promise<T>): Promise<T> => {
    const asked = performance.now();
    await enqueue(signal);
    if (name) figures.waited(name, (performance.now() - asked) / 1_000);
    try {
      return await task();
    } finally {
      void answerOthers().then(next);
    }
  };
}
