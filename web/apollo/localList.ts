import type { ApolloCache, FieldFunctionOptions, Reference } from '@apollo/client';
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';

/** The local change of one item of a list. */
export interface Change {
  ref: Reference;
  /** Whether the item belongs in the list. */
  listed: boolean;
  /** Whether the server's list had the item, according to the item's own field. */
  onServer: boolean;
}

/** A field of an item, with the value that it has in the server's list: `['saved', true]`. */
export type Flag = readonly [field: string, value: boolean];

/**
 * The changes as the cache stores them. Apollo takes an array for a list of objects with selections, so it is
 * wrapped.
 */
interface Stored {
  all: readonly Change[];
}
const none: readonly Change[] = [];

const documents = new Map<string, DocumentNode>();

/** Builds a query that reads one field of an object. The changes of a list are a field that is not in the schema. */
function queryFor(field: string): DocumentNode {
  let document = documents.get(field);
  if (!document) {
    const selection = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: field } } as const;
    const selectionSet = { kind: Kind.SELECTION_SET, selections: [selection] } as const;
    const operation = OperationTypeNode.QUERY;
    document = {
      kind: Kind.DOCUMENT,
      definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, selectionSet }],
    };
    documents.set(field, document);
  }
  return document;
}

const fieldOf = (cache: ApolloCache, rootId: string, field: string): unknown =>
  cache.read<Record<string, unknown>>({
    query: queryFor(field),
    rootId,
    optimistic: true,
    returnPartialData: true,
  })?.[field];

interface Entity {
  __typename: string;
  id: string;
}

/**
 * A list that actions change, identified by its name. One record holds its local changes for all pages, orders and
 * filters. Field policies apply the changes when the server's lists are read.
 */
export class LocalList {
  readonly #id: string;
  readonly #flag: Flag | undefined;

  constructor(name: string, flag?: Flag) {
    this.#id = `LocalList:${name}`;
    this.#flag = flag;
  }

  #read(cache: ApolloCache): readonly Change[] {
    return (fieldOf(cache, this.#id, 'changes') as Stored | undefined)?.all ?? none;
  }

  #write(cache: ApolloCache, all: readonly Change[]): void {
    const result = { __typename: 'LocalList', changes: { all } satisfies Stored };
    cache.write({ query: queryFor('changes'), dataId: this.#id, result });
  }

  /** Whether the item's own field shows that the server's list has it; undefined when the field is not cached. */
  #isFlagged(flag: unknown): boolean | undefined {
    return this.#flag && flag !== undefined ? flag === this.#flag[1] : undefined;
  }

  /**
   * Adds an item to the list or removes it. Call it within an action's `update`, which runs before the items are
   * written. At that time an item's fields have the server's values, also when the layer is rebuilt.
   */
  set(cache: ApolloCache, entity: Entity, listed: boolean): void {
    const id = cache.identify({ ...entity })!;
    const changes = this.#read(cache);
    const before = changes.find(({ ref }) => ref.__ref === id);
    const onServer =
      before?.onServer ??
      this.#isFlagged(this.#flag && fieldOf(cache, id, this.#flag[0])) ??
      // Without a field to read, assume that the server's list had a removed item and lacked an added one.
      !listed;
    const others = changes.filter((change) => change !== before);
    this.#write(cache, [{ ref: { __ref: id }, listed, onServer }, ...others]);
  }

  /** Whether the list has a local change of an item. */
  has(cache: ApolloCache, entity: Entity): boolean {
    const id = cache.identify({ ...entity });
    return this.#read(cache).some(({ ref }) => ref.__ref === id);
  }

  /** Drops the change of an item, so that the server's list decides. */
  forget(cache: ApolloCache, entity: Entity): void {
    const id = cache.identify({ ...entity });
    this.#write(
      cache,
      this.#read(cache).filter(({ ref }) => ref.__ref !== id),
    );
  }

  /** The changes, latest first, for the policy of the field that holds the list. */
  changes({ readField }: Pick<FieldFunctionOptions, 'readField'>): readonly Change[] {
    return readField<Stored>('changes', { __ref: this.#id })?.all ?? none;
  }

  /** Whether an item without a local change belongs in the list, according to its own field. */
  holds(ref: Reference, { readField }: Pick<FieldFunctionOptions, 'readField'>): boolean {
    return this.#isFlagged(this.#flag && readField(this.#flag[0], ref)) ?? false;
  }
}
