import type { FieldFunctionOptions, FieldPolicy, Reference } from '@apollo/client';
import { loadedPages } from './loadedPages.ts';
import { reportMissing } from './missingPages.ts';
import type { Change, LocalList } from './localList.ts';
import { countOf, merge, pageOf } from './mergedPages.ts';

type Options = FieldFunctionOptions;
type Refs = readonly Reference[];
type Lists = (options: Options) => readonly LocalList[];

/** A connection as the cache has it. */
export interface Stored {
  nodes?: Refs;
  totalCount?: number;
  pageInfo?: { hasNextPage?: boolean };
}

export interface Listing {
  /** The tab's part of the list, under its arguments and in its owner; of several lists, what all of them have. */
  lists: Lists;
  /** Whether something of the tab belongs in it under these arguments; all of it when left out. */
  holds?: (node: Reference, options: Options) => boolean;
  /** Where the tab's own stands: first, unless said otherwise. */
  place?: 'first' | 'last';
}

/** One item in several lists at once: it is in where all of them have it. */
function inAll(ref: Reference, lists: readonly LocalList[], options: Options): Change[] {
  const parts = lists.map((list) => {
    const change = list.changes(options).find(({ ref: { __ref } }) => __ref === ref.__ref);
    const holds = change ? undefined : list.holds(ref, options);
    return {
      listed: change?.listed ?? holds,
      isOut: change?.listed === false,
      onServer: change?.onServer ?? holds,
    };
  });
  const listed = parts.every((part) => part.listed);
  // What is out of a list that the tab has not changed is the server's affair.
  if (!listed && !parts.some(({ isOut }) => isOut)) return [];
  return [{ ref, listed, onServer: parts.every(({ onServer }) => onServer) }];
}

/** What the tab changes in this list, latest first. */
export function changesOf({ lists, holds }: Listing, options: Options): readonly Change[] {
  const all = lists(options);
  const [only, ...more] = all;
  const changes = only?.changes(options) ?? [];
  const refs = new Map(all.flatMap((list) => list.changes(options)).map(({ ref }) => [ref.__ref, ref]));
  const combined =
    more.length === 0 ? changes : [...refs.values()].flatMap((ref) => inAll(ref, all, options));
  return holds ? combined.filter(({ ref }) => holds(ref, options)) : combined;
}

function around(others: Refs, added: Refs, place: Listing['place']): Refs {
  return place === 'last' ? [...others, ...added.toReversed()] : [...added, ...others];
}

/** What is loaded of a list from its beginning, with the tab's changes. */
function merged(nodes: Refs, changes: readonly Change[], isComplete: boolean, place: Listing['place']) {
  const loaded = new Set(nodes.map(({ __ref }) => __ref));
  const merging = merge(changes, (id) => loaded.has(id), isComplete);
  const others = nodes.filter(({ __ref }) => !merging.removed.has(__ref));
  return { merging, nodes: others, all: around(others, merging.added, place) };
}

/** A list of references, laid over with what the tab has added and removed. */
export const listField = (listing: Listing): FieldPolicy<Refs> => ({
  read: (stored, options) => stored && merged(stored, changesOf(listing, options), true, listing.place).all,
});

/** The variables by which a policy reads another page as it is stored. */
const asStored = {};

/** A connection with what the tab has added and removed, and its count. */
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
  // Who goes on with a cursor asks for it; pages are numbered otherwise.
  if (nodes && first && totalCount !== undefined && !pageInfo) {
    const { page = 1, ...others } = args as { page?: number };
    const last = Math.max(1, Math.ceil(totalCount / first));
    const known = loadedPages(options, Math.min(page, last));
    if (changes.length === 0) return stored;
    const loaded = (number: number) =>
      number === Math.min(page, last)
        ? nodes
        : readField<Stored>({
            fieldName,
            args: number === 1 ? others : { ...others, page: number },
            variables: asStored,
          })?.nodes;
    const { missing, ...numbered } = pageOf(changes, page, { first, total: totalCount, loaded, known });
    if (missing !== undefined) reportMissing(options, missing);
    return { ...stored, ...numbered };
  }
  if (changes.length === 0) return stored;
  const isComplete = (nodes?.length ?? 0) === totalCount || pageInfo?.hasNextPage === false;
  const list = merged(nodes ?? [], changes, isComplete, place);
  return {
    ...stored,
    // A list is one's own at its beginning: what follows a cursor is what the server has there.
    ...(nodes && { nodes: args?.['after'] ? list.nodes : list.all }),
    ...(totalCount !== undefined && { totalCount: countOf(totalCount, list.merging) }),
  };
}

/** The same for a connection, with its count. */
export const connectionField = (listing: Listing): FieldPolicy<Stored> => ({
  read: (stored, options) =>
    stored && withLocalChanges(stored, changesOf(listing, options), options, listing.place),
});

/** By how much changes make a list longer than the server has it. */
export const localGrowthOf = (changes: readonly Change[]): number =>
  changes.reduce((sum, { listed, onServer }) => sum + Number(listed) - Number(onServer), 0);

/** By how much lists have grown in this tab; only by what `counts` says, where it is given. */
export const localGrowth = (
  lists: Lists,
  options: Options,
  counts: (node: Reference) => boolean = () => true,
) =>
  localGrowthOf(
    lists(options)
      .flatMap((list) => list.changes(options))
      .filter(({ ref }) => counts(ref)),
  );

/** A number that the server tells of a list, with what the tab has added to the list and taken from it. */
export const countField = (lists: Lists): FieldPolicy<number> => ({
  read: (stored, options) => (stored === undefined ? stored : stored + localGrowth(lists, options)),
});

/**
 * What a list has brought, or what exists only in this tab, is known by its id, even when the server does not know
 * it. Otherwise what the server has said is left as it is: its null must not become a reference to nothing.
 */
export const byId = (__typename: string): FieldPolicy<Reference | null> => ({
  read: (stored, { args, toReference, canRead }) => {
    const reference = toReference({ __typename, id: String(args?.['id']) });
    return stored === undefined || canRead(reference) ? reference : stored;
  },
});
