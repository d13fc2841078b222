import type { ApolloCache, FieldFunctionOptions, Reference } from '@apollo/client';
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';

/** How a list of this tab differs from the server's. */
interface Difference {
  /** What has joined the list, latest first. */
  added: readonly Reference[];
  /** What the server has in the list and this tab has not. */
  removed: readonly Reference[];
}
const none: Difference = { added: [], removed: [] };

/** Reads and writes the changes as they are: an object of the cache that no schema knows. */
const query: DocumentNode = {
  kind: Kind.DOCUMENT,
  definitions: [
    {
      kind: Kind.OPERATION_DEFINITION,
      operation: OperationTypeNode.QUERY,
      selectionSet: {
        kind: Kind.SELECTION_SET,
        selections: [{ kind: Kind.FIELD, name: { kind: Kind.NAME, value: 'changes' } }],
      },
    },
  ],
};

interface Entity {
  __typename: string;
  id: string;
}

/**
 * A list that actions change. It has a name and nothing else: whatever pages, orders and filters of it are asked for,
 * what the tab has added or removed is one list, laid over each of the server's answers when they are read.
 */
export class TabList {
  readonly #id: string;

  constructor(name: string) {
    this.#id = `TabList:${name}`;
  }

  #read(cache: ApolloCache): Difference {
    return (
      cache.read<{ changes: Difference }>({ query, rootId: this.#id, optimistic: true })?.changes ?? none
    );
  }

  #write(cache: ApolloCache, changes: Difference): void {
    cache.write({ query, dataId: this.#id, result: { __typename: 'TabList', changes } });
  }

  /** Puts something into the list, or takes it out. Within an action's `update`, so that it is part of the layer. */
  set(cache: ApolloCache, entity: Entity, listed: boolean): void {
    const ref = { __ref: cache.identify({ ...entity })! };
    const { added, removed } = this.#read(cache);
    const without = (refs: readonly Reference[]) => refs.filter(({ __ref }) => __ref !== ref.__ref);
    const changes = { added: without(added), removed: without(removed) };
    // What comes back is where the server has it, and what was only the tab's is gone altogether.
    if (listed && removed.length === changes.removed.length) changes.added = [ref, ...changes.added];
    if (!listed && added.length === changes.added.length) changes.removed = [ref, ...changes.removed];
    this.#write(cache, changes);
  }

  /** Takes back that something has joined the list; what the server has in it stays. */
  takeBack(cache: ApolloCache, entity: Entity): void {
    const id = cache.identify({ ...entity });
    const { added, removed } = this.#read(cache);
    this.#write(cache, { added: added.filter(({ __ref }) => __ref !== id), removed });
  }

  /** The changes, for the policy of the field that holds the list. */
  changes({ readField }: Pick<FieldFunctionOptions, 'readField'>): Difference {
    return readField<Difference>('changes', { __ref: this.#id }) ?? none;
  }
}
