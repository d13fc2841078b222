import type { ApolloCache } from '@apollo/client';

type Write = (cache: ApolloCache) => void;

/** So many changes lie on each other before they become one layer again: what is read looks through all of them. */
const mostStacked = 16;

/**
 * What this tab itself has changed: a layer of Apollo's cache that is never taken away, so that it stays whatever the
 * server says. Such a layer holds a copy of each object that a change touches; it is made anew when the server has
 * answered, so that the copies are never older than the server's.
 */
class TabLayer {
  readonly #cache: ApolloCache;
  readonly #writes: Write[] = [];
  #generation = 0;
  #stacked = 0;

  constructor(cache: ApolloCache) {
    this.#cache = cache;
  }

  get #id() {
    return `tab-${this.#generation}`;
  }

  /**
   * Makes a change, and makes it again whenever the layer is made anew: `write` must not depend on anything but the
   * cache. Within it the cache is the layer, so that it reads all that the tab knows. When it throws nothing is kept.
   */
  add(write: Write): void {
    this.#cache.batch({ update: write, optimistic: this.#id });
    this.#writes.push(write);
    if (++this.#stacked > mostStacked) this.renew();
  }

  /** Makes all changes anew over what the server has said in the meantime; who watches is told once. */
  renew(): void {
    if (this.#writes.length === 0) return;
    const outdated = this.#id;
    this.#generation += 1;
    this.#stacked = 1;
    this.#cache.batch({
      update: (cache) => {
        for (const write of this.#writes) write(cache);
      },
      optimistic: this.#id,
      removeOptimistic: outdated,
    });
  }
}

const layers = new WeakMap<ApolloCache, TabLayer>();

/** The layer of a cache: one for each client. */
export function localChangesLayer(cache: ApolloCache): TabLayer {
  let layer = layers.get(cache);
  if (!layer) {
    layer = new TabLayer(cache);
    layers.set(cache, layer);
  }
  return layer;
}
