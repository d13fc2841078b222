import type { ApolloCache, DocumentNode, OperationVariables } from '@apollo/client';
import { announceActivity } from './activity.ts';

type Write = (cache: ApolloCache) => void;

/** A simulated action and its payload. */
export interface SimulatedAction {
  document: DocumentNode;
  variables: OperationVariables;
  /** Returns the mutation's data; undefined until the change is written. */
  data: () => object | undefined;
}

export interface LocalChange {
  write: Write;
  /** Undefined for a change that no action makes, such as a recent search. */
  action: SimulatedAction | undefined;
}

/** Maximum number of stacked layers before they become one again: each read looks through all of them. */
const maxStacked = 16;

/**
 * The changes of simulated actions, in a layer of Apollo's cache above the server's data. Server responses do not undo
 * them. In live mode `remove` removes a change when the server's answer replaces it. A layer has a copy of each object
 * that a change touches. It is rebuilt after each response, so the copies are never stale.
 */
class LocalChangesLayer {
  readonly #cache: ApolloCache;
  /** The changes, oldest first. */
  changes: readonly LocalChange[] = [];
  #generation = 0;
  #stacked = 0;

  constructor(cache: ApolloCache) {
    this.#cache = cache;
  }

  get #id() {
    return `local-${this.#generation}`;
  }

  /**
   * Applies a change, and applies it again whenever the layer is rebuilt: `write` must depend on the cache alone.
   * Within `write` the cache includes the layer's earlier changes. When `write` throws, nothing is stored. Returns the
   * change, for `remove`.
   */
  add(write: Write, action?: SimulatedAction): LocalChange {
    this.#cache.batch({ update: write, optimistic: this.#id });
    const change = { write, action };
    this.changes = [...this.changes, change];
    if (++this.#stacked > maxStacked) this.renew();
    announceActivity();
    return change;
  }

  /** Removes changes and rebuilds the layer over the server's current data. Each watcher is notified once. */
  remove(removed: ReadonlySet<LocalChange>): void {
    this.changes = this.changes.filter((change) => !removed.has(change));
    this.#rebuild();
  }

  /** Rebuilds the layer over the server's current data. Each watcher is notified once. */
  renew(): void {
    if (this.changes.length > 0) this.#rebuild();
  }

  #rebuild(): void {
    const outdated = this.#id;
    this.#generation += 1;
    this.#stacked = 1;
    this.#cache.batch({
      update: (cache) => {
        for (const { write } of this.changes) write(cache);
      },
      optimistic: this.#id,
      removeOptimistic: outdated,
    });
  }
}

const layers = new WeakMap<ApolloCache, LocalChangesLayer>();

/** Returns the layer of a cache; each client has one. */
export function localChangesLayer(cache: ApolloCache): LocalChangesLayer {
  let layer = layers.get(cache);
  if (!layer) {
    layer = new LocalChangesLayer(cache);
    layers.set(cache, layer);
  }
  return layer;
}
