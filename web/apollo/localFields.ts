import type { FieldFunctionOptions, FieldPolicy, Reference } from '@apollo/client';
import { loadedPages } from './loadedPages.ts';
import { reportMissing } from './missingPages.ts';
import type { Change, LocalList } from './localList.ts';
import { countOf, merge, pageOf } from './mergedPages.ts';

type Options = FieldFunctionOptions;
type Refs = readonly Reference[];
type Lists = (options: Options) => readonly LocalList[];

/** A connection as the cache stores it. */
export interface Stored {
  nodes?: Refs;
  totalCount?: number;
  pageInfo?: { hasNextPage?: boolean };
}

export interface Listing {
  /** The local lists that apply to this field, its arguments and its owner. An item must be in all of them. */
  lists: Lists;
  /** Whether a locally changed item belongs in the list under these arguments. Default: every item does. */
  holds?: (node: Reference, options: Options) => boolean;
  /** Where local items are inserted. Default: first. */
  place?: 'first' | 'last';
}

/** Combines the changes of one item in several lists: the item is listed when every list has it. */
function inAll(ref: Reference, lists: readonly LocalList[], options: Options): Change[] {
  const parts = lists.map((list) => {
    const change = list.changes(options).find(({ ref: { __ref } }) => __ref === ref.__ref);
    const holds = change ? undefined : list.holds(ref, options);
    return {
      listed: change?.listed ?? holds,
      isRemoved: change?.listed === false,
      onServer: change?.onServer ?? holds,
    };
  });
  const listed = parts.every((part) => part.listed);
  // A list without a local change needs no change here: the server decides.
  if (!listed && !parts.some(({ isRemoved }) => isRemoved)) return [];
  return [{ ref, listed, onServer: parts.every(({ onServer }) => onServer) }];
}

/** The local changes of a list, latest first. */
export function changesOf({ lists, holds }: Listing, options: Options): readonly Change[] {
  const all = lists(options);
  const [only, ...more] = all;
  const changes = only?.changes(options) ?? [];
  const refs = new Map(all.flatMap((list) => list.changes(options)).map(({ ref }) => [ref.__ref, ref]));
  const combined =
    more.length === 0 ? changes : [...refs.values()].flatMap((ref) => inAll(ref, all, options));
  return holds ? combined.filter(({ ref }) => holds(ref, options)) : combined;
}

function concat(others: Refs, added: Refs, place: Listing['place']): Refs {
  return place === 'last' ? [...others, ...added.toReversed()] : [...added, ...others];
}

/** Applies the local changes to the loaded beginning of a list. */
function mergeLoaded(nodes: Refs, changes: readonly Change[], isComplete: boolean, place: Listing['place']) {
  const loaded = new Set(nodes.map(({ __ref }) => __ref));
  const merging = merge(changes, (id) => loaded.has(id), isComplete);
  const others = nodes.filter(({ __ref }) => !merging.removed.has(__ref));
  return { merging, nodes: others, all: concat(others, merging.added, place) };
}

/** The policy of a list of references: the server's list with the local changes. */
export const listField = (listing: Listing): FieldPolicy<Refs> => ({
  read: (stored, options) =>
    stored && mergeLoaded(stored, changesOf(listing, options), true, listing.place).all,
});

/** Marks a read of another page that must return the stored page, without local changes. */
const asStored = {};

/** Returns a connection with the local changes, and its count. */
export function withLocalChanges(
  stored: Stored,
  changes: readonly Change[],
  options: Options,
  place?: Listing['place'],
): Stored {
  if (options.variables === asStored) return stored;
  const { nodes, totalCount, pageInfo } = stored;
  const { fieldName, args, readField } = options;
  const first = args?.['first'] as number | undefined;
  // Connections with `pageInfo` use cursors. The others have numbered pages.
  if (nodes && first && totalCount !== undefined && !pageInfo) {
    const { page = 1, ...others } = args as { page?: number };
    const last = Math.max(1, Math.ceil(totalCount / first));
    const knownPages = loadedPages(options, Math.min(page, last));
    if (changes.length === 0) return stored;
    const loaded = (number: number) =>
      number === Math.min(page, last)
        ? nodes
        : readField<Stored>({
            fieldName,
            args: number === 1 ? others : { ...others, page: number },
            variables: asStored,
          })?.nodes;
    const { missing, ...numbered } = pageOf(changes, page, { first, total: totalCount, loaded, knownPages });
    if (missing !== undefined) reportMissing(options, missing);
    return { ...stored, ...numbered };
  }
  if (changes.length === 0) return stored;
  const isComplete = (nodes?.length ?? 0) === totalCount || pageInfo?.hasNextPage === false;
  const list = mergeLoaded(nodes ?? [], changes, isComplete, place);
  return {
    ...stored,
    // Local items are inserted in the first page only.
    ...(nodes && { nodes: args?.['after'] ? list.nodes : list.all }),
    ...(totalCount !== undefined && { totalCount: countOf(totalCount, list.merging) }),
  };
}

/** The policy of a connection: the server's connection with the local changes, and its count. */
export const connectionField = (listing: Listing): FieldPolicy<Stored> => ({
  read: (stored, options) =>
    stored && withLocalChanges(stored, changesOf(listing, options), options, listing.place),
});

/** The number of items that the changes add to the server's list; negative when they remove more. */
export const localGrowthOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, { listed, onServer }) => sum + Number(listed) - Number(onServer), 0);

type Counts = (node: Reference, options: Options) => boolean;

/** The growth of lists by local changes, optionally of the items that `counts` accepts only. */
export const localGrowth = (lists: Lists, options: Options, counts: Counts = () => true) =>
  localGrowthOf(
    lists(options)
      .flatMap((list) => list.changes(options))
      .filter(({ ref }) => counts(ref, options)),
  );

/** The policy of a number that counts a list, or some of its items: the server's number plus the local growth. */
export const countField = (lists: Lists, counts?: Counts): FieldPolicy<number> => ({
  read: (stored, options) => (stored === undefined ? stored : stored + localGrowth(lists, options, counts)),
});

/**
 * A field that finds an object by its id. Cached objects and local objects are returned without a request. Without a
 * cached object the stored value stays, so the server's null does not become a dangling reference.
 */
export const byId = (__typename: string): FieldPolicy<Reference | null> => ({
  read: (stored, { args, toReference, canRead }) => {
    const reference = toReference({ __typename, id: String(args?.['id']) });
    return stored === undefined || canRead(reference) ? reference : stored;
  },
});
