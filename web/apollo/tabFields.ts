import type { FieldFunctionOptions, FieldPolicy, Reference } from '@apollo/client';
import type { TabList } from './tabList.ts';
import { pageOf, type Told } from './tabPages.ts';

type Options = FieldFunctionOptions;

export interface Listing {
  /** The tab's part of the list, under its arguments and in its owner. */
  list: (options: Options) => TabList;
  /** Whether something of the tab belongs in it under these arguments; all of it when left out. */
  holds?: (node: Reference, options: Options) => boolean;
  /** Where the tab's own stands: first, unless said otherwise. */
  place?: 'first' | 'last';
}

/** What the tab adds to this list and takes away from it. */
export function changesOf({ list, holds }: Listing, options: Options) {
  const { added, removed } = list(options).changes(options);
  const fits = (refs: readonly Reference[]) => (holds ? refs.filter((ref) => holds(ref, options)) : refs);
  return { added: fits(added), removed: fits(removed) };
}

type Difference = ReturnType<typeof changesOf>;

const has = (refs: readonly Reference[], { __ref }: Reference) => refs.some((ref) => ref.__ref === __ref);

function merged(
  told: readonly Reference[],
  { added, removed }: Difference,
  place: Listing['place'],
  { args }: Options,
) {
  const others = told.filter((ref) => !has(added, ref) && !has(removed, ref));
  // A list is one's own at its beginning: what follows a cursor is what the server has there.
  if (args?.['after']) return others;
  return place === 'last' ? [...others, ...added.toReversed()] : [...added, ...others];
}

/** The count of the whole list; what the server has come to know by itself is not counted twice. */
function counted(total: number, told: readonly Reference[], { added, removed }: Difference): number {
  const gone = told.length < total ? removed : removed.filter((ref) => has(told, ref));
  return total + added.filter((ref) => !has(told, ref)).length - gone.length;
}

/** A list of references, laid over with what the tab has added and removed. */
export const listField = (listing: Listing): FieldPolicy<readonly Reference[]> => ({
  read: (told, options) => told && merged(told, changesOf(listing, options), listing.place, options),
});

/** A connection with what the tab has added and removed, and its count. */
export function laidOver(told: Told, changes: Difference, options: Options, place?: Listing['place']): Told {
  if (changes.added.length + changes.removed.length === 0) return told;
  const { nodes, totalCount } = told;
  // Who goes on with a cursor asks for it; pages are numbered otherwise.
  const numbered = options.args?.['first'] && totalCount !== undefined && !told.pageInfo;
  return {
    ...told,
    ...(nodes && {
      $told: nodes,
      nodes: numbered ? pageOf(nodes, totalCount, changes, options) : merged(nodes, changes, place, options),
    }),
    ...(totalCount !== undefined && { totalCount: counted(totalCount, nodes ?? [], changes) }),
  };
}

/** The same for a connection, with its count. */
export const connectionField = (listing: Listing): FieldPolicy<Told> => ({
  read: (told, options) => told && laidOver(told, changesOf(listing, options), options, listing.place),
});

type Lists = (options: Options) => readonly TabList[];

/** By how much lists have grown in this tab; only by what `counts` says, where it is given. */
export const growth = (lists: Lists, options: Options, counts: (node: Reference) => boolean = () => true) =>
  lists(options)
    .map((list) => list.changes(options))
    .reduce(
      (sum, { added, removed }) => sum + added.filter(counts).length - removed.filter(counts).length,
      0,
    );

/** A number that the server tells of a list, with what the tab has added to the list and taken from it. */
export const countField = (lists: Lists): FieldPolicy<number> => ({
  read: (told, options) => (told === undefined ? told : told + growth(lists, options)),
});

/**
 * What a list has brought, or what exists only in this tab, is known by its id, even when the server does not know
 * it. Otherwise what the server has said is left as it is: its null must not become a reference to nothing.
 */
export const byId = (__typename: string): FieldPolicy<Reference | null> => ({
  read: (told, { args, toReference, canRead }) => {
    const reference = toReference({ __typename, id: String(args?.['id']) });
    return told === undefined || canRead(reference) ? reference : told;
  },
});
