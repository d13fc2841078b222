import type { IncomingMessage } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Pauses } from '../data/context.ts';
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
/** Milliseconds after which a query pauses. */
const longestPiece = 5;
/** Maximum number of operations of an address that begin at once: what they use is known when they end. */
const mostAtOnce = 2;
/** The key under which the time of the operations of all addresses is added up. */
const all = 'all';

/** The turn of an operation. */
export interface Turn extends Pick<Pauses, 'isDue' | 'pause'> {
  /** Ends it early: an action does so before it waits for the database. */
  end: () => void;
}

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
 * unless its address, or all operations together, have used much, or two of its address run.
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

  /** The operations that have begun at once and run, one entry for each, with their addresses. */
  const atOnce: string[] = [];
  const canBegin = (address: string) =>
    usage.isLight(address) &&
    usageOfAll.isLight(all) &&
    atOnce.filter((other) => other === address).length < mostAtOnce;

  /** Begins an operation at once. The returned function ends it, once. */
  function beginNow(address: string): () => void {
    const began = now();
    let hasEnded = false;
    atOnce.push(address);
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      atOnce.splice(atOnce.indexOf(address), 1);
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
    /** Runs an operation of an address; undefined for a program on this machine, which has no limits. */
    async operation<T>(address: string | undefined, task: (turn: Turn) => Promise<T>): Promise<T> {
      if (address === undefined) return runInTurns(now, async () => () => {}, task);
      const since = performance.now();
      const begin = async () =>
        canBegin(address) ? beginNow(address) : queue.begin({ keys: new Set([address]), since });
      const run = () => runInTurns(now, begin, task);
      return canBegin(address) ? run() : forAddress(address, run);
    },
  };
}

/** Runs a task in one or more turns. Ends the last one, also if it fails. */
async function runInTurns<T>(
  now: () => number,
  begin: () => Promise<() => void>,
  task: (turn: Turn) => Promise<T>,
): Promise<T> {
  let end = await begin();
  let began = now();
  let isRunning = true;
  const isDue = () => now() - began > longestPiece;
  async function giveTurn(): Promise<void> {
    await nextTurn();
    if (!isRunning || !isDue()) return;
    end();
    end = await begin();
    began = now();
    // The task does not wait for its other fields when one has failed.
    if (!isRunning) end();
  }
  let last = Promise.resolve();
  try {
    return await task({
      get isDue() {
        return isDue();
      },
      pause: () => (last = last.then(giveTurn)),
      end: () => end(),
    });
  } finally {
    isRunning = false;
    end();
  }
}

export type Turns = ReturnType<typeof createTurns>;
