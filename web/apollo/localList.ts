import type { ApolloCache, FieldFunctionOptions, Reference } from '@apollo/client';
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql';

/** What the tab wants of one item of a list. */
export interface Change {
  ref: Reference;
  /** Whether the item belongs in the list. */
  listed: boolean;
  /** Whether the server had it there, as far as the item itself says. */
  onServer: boolean;
}

/** A field of an item, with the value that it has in the server's list: `['saved', true]`. */
export type Flag = readonly [field: string, value: boolean];

/** The changes as the cache holds them: Apollo takes a list by itself for one of objects with fields. */
interface Stored {
  all: readonly Change[];
}
const none: readonly Change[] = [];

const documents = new Map<string, DocumentNode>();

/** Reads one field of an object as it is: the changes of a list are a field that no schema has. */
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
 * A list that actions change. It has a name and nothing else: whatever pages, orders and filters of it are asked for,
 * the tab's changes are one record, laid over each of the server's answers when they are read.
 */
export class LocalList {
  readonly #id: string;
  readonly #flag: Flag | undefined;

  constructor(name: string, flag?: Flag) {
    this.#id = `TabList:${name}`;
    this.#flag = flag;
  }

  #read(cache: ApolloCache): readonly Change[] {
    return (fieldOf(cache, this.#id, 'changes') as Stored | undefined)?.all ?? none;
  }

  #write(cache: ApolloCache, all: readonly Change[]): void {
    const result = { __typename: 'TabList', changes: { all } satisfies Stored };
    cache.write({ query: queryFor('changes'), dataId: this.#id, result });
  }

  /** Whether an item says of itself that the server has it in the list; undefined where it does not say. */
  #isFlagged(flag: unknown): boolean | undefined {
    return this.#flag && flag !== undefined ? flag === this.#flag[1] : undefined;
  }

  /**
   * Puts something into the list, or takes it out. Within an action's `update`, which runs before the items are written:
   * an item still says then what the server says of it, each time the layer is made anew.
   */
  set(cache: ApolloCache, entity: Entity, listed: boolean): void {
    const id = cache.identify({ ...entity })!;
    const changes = this.#read(cache);
    const before = changes.find(({ ref }) => ref.__ref === id);
    const onServer =
      before?.onServer ??
      this.#isFlagged(this.#flag && fieldOf(cache, id, this.#flag[0])) ??
      // What can be taken out was there, and what can be put in was not.
      !listed;
    const others = changes.filter((change) => change !== before);
    this.#write(cache, [{ ref: { __ref: id }, listed, onServer }, ...others]);
  }

  /** Takes back that something was put in or taken out: what the server has stays. */
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

  /** Whether an item that the tab has not moved belongs in the list, by what it says of itself. */
  holds(ref: Reference, { readField }: Pick<FieldFunctionOptions, 'readField'>): boolean {
    return this.#isFlagged(this.#flag && readField(this.#flag[0], ref)) ?? false;
  }
}
