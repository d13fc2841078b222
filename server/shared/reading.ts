/** What a query can read: a record by its id, stored or not, a value by its name, or a list, which is an object. */
export type Source = string | object;

/** Maximum number of sources whose last change is stored. */
const maxChanged = 100_000;

/** How long an answer stays the same, in milliseconds: its relative times change each minute. */
const minute = 60_000;
const currentMinute = () => Math.floor(Date.now() / minute);

/** A source that each change of a store changes. */
export const everything: Source = {};

/** A source of each reading: values of all accounts, which no action changes. */
export const sharedValues: Source = {};

/** The number of changes so far. */
let changes = 0;
/** The number of changes so far when `changedAt` was last cleared. */
let forgotten = 0;
/** The last change of each source. */
const changedAt = new Map<Source, number>();
/** The sources of the reading that collects now; null while no query is executed for one. */
let current: Set<Source> | null = null;
/** Whether there was a reading yet: without one, a change is not noted. */
let isUsed = false;

/** Whether a reading collects now. */
export const isReading = (): boolean => current !== null;

/** Adds a source to the reading that collects now. */
export function noteRead(source: Source): void {
  if (current !== null) current.add(source);
}

/** Ends each reading with this source. */
export function noteChange(source: Source): void {
  if (!isUsed) return;
  changes += 1;
  if (changedAt.size >= maxChanged) {
    changedAt.clear();
    forgotten = changes;
  }
  changedAt.set(source, changes);
}

function collectInto<T>(sources: Set<Source> | null, read: () => T): T {
  const outer = current;
  current = sources;
  try {
    return read();
  } finally {
    current = outer;
  }
}

/** Builds a list, which is a source itself: that it reads all of its records does not matter to the query. */
export const withoutReading = <T>(build: () => T): T =>
  current === null ? build() : collectInto(null, build);

/** All that one answer is computed from. */
export class Reading {
  readonly #sources = new Set<Source>([sharedValues]);
  /** The number of changes that are known not to concern it. A source that is read later may have changed before. */
  #since = changes;

  readonly #minute = currentMinute();

  constructor() {
    isUsed = true;
  }

  /** The number of sources. */
  get size(): number {
    return this.#sources.size;
  }

  add(source: Source): void {
    this.#sources.add(source);
  }

  /** Adds what a function reads before it returns. One that returns a promise reads the rest unseen, thus everything. */
  collect<T>(read: () => T): T {
    const result = collectInto(this.#sources, read);
    if (result instanceof Promise) this.add(everything);
    return result;
  }

  /** Whether no source and not the minute has changed since the reading began. */
  get isCurrent(): boolean {
    if (this.#minute !== currentMinute()) return false;
    if (this.#since === changes) return true;
    if (this.#since < forgotten) return false;
    for (const source of this.#sources) if ((changedAt.get(source) ?? 0) > this.#since) return false;
    this.#since = changes;
    return true;
  }
}
