import type { IncomingMessage } from 'node:http';
import { createVisitorOf, type VisitorOf } from '../live/accounts/visitor.ts';
import { createConcurrencyLimit } from '../shared/concurrency.ts';
import { Busy, createRequestQueue } from '../shared/requestQueue.ts';
import { createUsage } from '../shared/usage.ts';

/** Maximum number of pages and operations that wait for their turn. */
const waiting = 200;
/** Maximum number of them for which one network address waits, so that others have a place. */
const mostOfAddress = 50;
/** The longest wait, in milliseconds: a person who waits longer asks again. */
const longestWait = 2_500;
/** The key under which the time of the operations of all addresses is added up. */
const all = 'all';

interface Settings {
  /** Maximum number of concurrent tasks; more than one only if they wait for another server. */
  running?: number;
  visitorOf?: VisitorOf;
  /** The time, in milliseconds. */
  now?: () => number;
}

/**
 * Pages and large operations take 10 to 90 ms of the one processor. They run one at a time, so that a short request waits for
 * a part of one only; the next one is of the network address that has used the processor least. An operation begins at once
 * unless its address, or all operations together, have used much.
 */
export function createTurns({
  running = 1,
  visitorOf = createVisitorOf(),
  now = () => performance.now(),
}: Settings = {}) {
  const usage = createUsage({ share: 0.1, light: 50, most: 100, now });
  const usageOfAll = createUsage({ share: 0.5, light: 250, most: 500, now });
  const queue = createRequestQueue({ name: 'turns', running, waiting, longestWait, usage });
  const limited = createConcurrencyLimit(mostOfAddress);

  /** Waits for something that an address asks for. Rejects with `Busy` if it already waits for too much. */
  const forAddress = async <T>(address: string | undefined, task: () => Promise<T>): Promise<T> => {
    const result = address === undefined ? task() : limited(address, task);
    if (result === null) throw new Busy();
    return result;
  };

  /** Begins an operation at once. The returned function ends it, once. */
  function beginNow(address: string): () => void {
    const began = now();
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      const taken = now() - began;
      usage.add(address, taken);
      usageOfAll.add(all, taken);
    };
  }

  return {
    /** The address for which a request waits; undefined for a program on this machine, which has no limits. */
    addressOf(req: Pick<IncomingMessage, 'headers' | 'socket'>): string | undefined {
      const visitor = visitorOf(req);
      return visitor.isLocal ? undefined : visitor.address;
    },
    forAddress,
    run: queue.run,
    /** The number of pages and operations that wait. */
    get waiting() {
      return queue.length;
    },
    /**
     * Runs an operation of an address; undefined for a program on this machine, which has no limits. `task` gets a function
     * that ends its turn early: an action calls it before it waits for the database.
     */
    async operation<T>(address: string | undefined, task: (end: () => void) => Promise<T>): Promise<T> {
      if (address === undefined) return task(() => {});
      if (usage.isLight(address) && usageOfAll.isLight(all)) return runWith(beginNow(address), task);
      return forAddress(address, async () => runWith(await queue.begin({ keys: new Set([address]) }), task));
    },
  };
}

/** Runs a task and ends its turn, also if it fails. */
async function runWith<T>(endTurn: () => void, task: (end: () => void) => Promise<T>): Promise<T> {
  try {
    return await task(endTurn);
  } finally {
    endTurn();
  }
}

export type Turns = ReturnType<typeof createTurns>;
