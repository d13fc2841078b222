import { figures, type QueueName } from './figures.ts';
import type { Usage } from './usage.ts';

/** The queue is full: as many requests wait already as the server can answer in a few seconds. */
export class Busy extends Error {}

interface Limits {
  /** The name in /metrics; without one the queue reports nothing. */
  name?: QueueName;
  /** Maximum number of concurrent tasks. */
  running: number;
  /** Maximum number of queued tasks. */
  waiting: number;
  /** The longest wait of a task of a key, in milliseconds. */
  longestWait?: number;
  /** What each key has used lately. */
  usage?: Usage;
}

/** Who asks for a task, and what ends its wait. */
interface Request {
  /** The network addresses that wait for the task; others can be added. The first one has used what it takes. */
  keys?: ReadonlySet<string>;
  signal?: AbortSignal;
  /** When the wait began, in the milliseconds of `performance.now`; by default now. */
  since?: number;
}

/** A task that waits. */
interface Entry {
  keys: ReadonlySet<string>;
  since: number;
  begin: () => void;
  refuse: () => void;
}

/** Turns of the event loop between two tasks: one accepts a connection, the next reads its request. All take under 1 ms. */
const turns = 20;
/** Milliseconds after which the next task begins, though more requests arrive with each turn. */
const longestMs = 2;
/** The longest rest before a task of those who have used much, in milliseconds. */
const longestRestMs = 50;

const nobody: ReadonlySet<string> = new Set();
const nobodyCounts: Usage = { of: () => 0, isLight: () => true, add: () => {} };
// Not Node's own function: the tab's worker has this queue, too.
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
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

/**
 * Runs long tasks a few at a time. The next one is of the key that has used the least lately, so that who asks for much
 * waits for the others; of equal keys, the one that has waited longest.
 */
export function createRequestQueue({
  name,
  running,
  waiting,
  longestWait = Infinity,
  usage = nobodyCounts,
}: Limits) {
  let active = 0;
  const queue: Entry[] = [];
  const reportLength = () => name && figures.queued(name, queue.length);
  reportLength();

  const useOf = (keys: ReadonlySet<string>) => (keys.size === 0 ? 0 : Math.min(...[...keys].map(usage.of)));

  /** The waiting task that comes before all others. */
  function first(isBefore: (use: number, other: number) => boolean): Entry | undefined {
    let found: { entry: Entry; use: number } | undefined;
    for (const entry of queue) {
      const use = useOf(entry.keys);
      if (!found || isBefore(use, found.use)) found = { entry, use };
    }
    return found?.entry;
  }

  /** Refuses a task of these keys if the queue is full, unless one of a larger use can be refused in its place. */
  function makeRoom(keys: ReadonlySet<string>): void {
    if (queue.length < waiting) return;
    const last = first((use, other) => use >= other);
    if (!last || useOf(last.keys) <= useOf(keys)) throw new Busy();
    last.refuse();
  }

  const enqueue = (keys: ReadonlySet<string>, since: number, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      makeRoom(keys);
      const leave = (settle: () => void) => () => {
        signal?.removeEventListener('abort', abort);
        queue.splice(queue.indexOf(entry), 1);
        reportLength();
        settle();
      };
      const abort = leave(() => reject(signal!.reason as Error));
      const entry: Entry = {
        keys,
        since,
        begin: leave(resolve),
        refuse: leave(() => reject(new Busy())),
      };
      queue.push(entry);
      reportLength();
      signal?.addEventListener('abort', abort, { once: true });
    });

  const isLight = ({ keys }: Entry) => keys.size === 0 || [...keys].some(usage.isLight);

  /** Begins the next task. Before one of those who have used much, others have as long as the last task has `taken`. */
  async function next(taken: number): Promise<void> {
    await answerOthers();
    const end = performance.now() + Math.min(taken, longestRestMs);
    // oxlint-disable-next-line no-await-in-loop -- a light task can arrive at any time
    while (queue.length > 0 && !queue.some(isLight) && performance.now() < end) await wait(1);
    const latest = performance.now() - longestWait;
    for (const entry of queue.filter(({ keys, since }) => keys.size > 0 && since < latest)) entry.refuse();
    const entry = first((use, other) => use < other);
    if (entry) entry.begin(); // takes the place of the ended task, so `active` stays
    else active -= 1;
  }

  /**
   * Waits for the turn of a task, and resolves to the function that ends it. Rejects with `Busy` if the queue is full or the
   * wait too long, and with the signal's reason if it aborts first.
   */
  async function begin({ keys = nobody, signal, since = performance.now() }: Request = {}): Promise<
    () => void
  > {
    const asked = performance.now();
    if (active < running) active += 1;
    else await enqueue(keys, since, signal);
    const began = performance.now();
    if (name) figures.waited(name, (began - asked) / 1_000);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      const taken = performance.now() - began;
      const [key] = keys;
      if (key !== undefined) usage.add(key, taken);
      void next(taken);
    };
  }

  return {
    begin,
    /** Runs a task in its turn. */
    async run<T>(request: Request, task: () => Promise<T>): Promise<T> {
      const end = await begin(request);
      try {
        return await task();
      } finally {
        end();
      }
    },
    /** The number of tasks that wait. */
    get length() {
      return queue.length;
    },
  };
}
