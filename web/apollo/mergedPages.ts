import type { Reference } from '@apollo/client';
import type { Change } from './localList.ts';

type Refs = readonly Reference[];

/** The local changes of a list, split by what the client has loaded of the server's list. */
export interface Merge {
  /** Items that the server's list lacks. They go to the head of the list, latest first. */
  added: Refs;
  /** Loaded items that are removed. */
  removed: ReadonlySet<string>;
  /** Number of removed items in pages that are not loaded. */
  unseen: number;
}

/**
 * Splits the changes. An item of the server's list keeps its position there, so no item is listed or counted twice.
 */
export function merge(
  changes: readonly Change[],
  isLoaded: (id: string) => boolean,
  isComplete: boolean,
): Merge {
  const added: Reference[] = [];
  const removed = new Set<string>();
  let unseen = 0;
  for (const { ref, listed, onServer } of changes) {
    if (isLoaded(ref.__ref)) {
      if (!listed) removed.add(ref.__ref);
    } else if (isComplete || !onServer) {
      if (listed) added.push(ref);
    } else if (!listed) unseen += 1;
  }
  return { added, removed, unseen };
}

/** The number of items in the merged list. */
export const countOf = (total: number, { added, removed, unseen }: Merge) =>
  Math.max(0, total + added.length - removed.size - unseen);

/** A list on the server, of which some pages are loaded. */
interface NumberedList {
  /** The size of a page. */
  first: number;
  total: number;
  /** A page by its number, from 1. */
  loaded: (page: number) => Refs | undefined;
  /** Numbers of the pages that are known to be loaded. Other pages are read only when they are needed. */
  knownPages: Iterable<number>;
}

interface NumberedPage {
  nodes: Refs;
  totalCount: number;
  /** A page of the server's list that must be loaded to complete this one. */
  missing: number | undefined;
}

const lastPage = (total: number, first: number) => Math.max(1, Math.ceil(total / first));

/**
 * Returns a page of the merged list: added items first, then the server's items without the removed ones. Once no
 * page is missing, each item is on exactly one page and all pages but the last are full. Until then a page has its
 * loaded items only.
 */
export function pageOf(changes: readonly Change[], page: number, list: NumberedList): NumberedPage {
  const { first, total, loaded } = list;
  const last = lastPage(total, first);
  const pages = new Map<number, Refs>();
  const positions = new Map<string, number>();
  for (const number of list.knownPages) {
    const nodes = number <= last && loaded(number);
    if (!nodes) continue;
    pages.set(number, nodes);
    for (const [i, { __ref }] of nodes.entries())
      if (!positions.has(__ref)) positions.set(__ref, (number - 1) * first + i);
  }
  const merged = merge(changes, (id) => positions.has(id), pages.size === last);
  const { added, removed, unseen } = merged;
  const gaps = [...removed].map((id) => positions.get(id)!).toSorted((a, b) => a - b);
  /** The position in the server's list of the item at an index of the merged list. */
  const positionOf = (index: number) =>
    gaps.reduce((position, gap) => position + Number(gap <= position), index - added.length);

  const totalCount = countOf(total, merged);
  // A page number past the end returns the last page, on the server as well.
  const shown = Math.min(page, lastPage(totalCount, first));
  const from = (shown - 1) * first;
  const to = Math.min(from + first, totalCount);
  const nodes = new Map<string, Reference>();
  const needed: number[] = [];
  for (let index = from; index < to; index += 1) {
    const position = positionOf(index);
    const number = Math.floor(position / first) + 1;
    if (position >= 0) needed.push(number);
    const node = position < 0 ? added[index] : pages.get(number)?.[position % first];
    if (node) nodes.set(node.__ref, node);
  }
  if (unseen > 0) {
    // Each removed item before this page shifts it by one. Only the pages before it show their number.
    const end = shown === lastPage(totalCount, first) ? last : (needed.at(-1) ?? 0);
    needed.unshift(...Array.from({ length: end }, (_, i) => i + 1));
  }
  const missing = needed.find((number) => !pages.has(number));
  if (missing !== undefined && loaded(missing))
    return pageOf(changes, page, { ...list, knownPages: [...list.knownPages, missing] });
  return { nodes: [...nodes.values()], totalCount, missing };
}
