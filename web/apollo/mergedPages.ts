import type { Reference } from '@apollo/client';
import type { Change } from './localList.ts';

type Refs = readonly Reference[];

/** The tab's changes beside what is loaded of the server's list. */
export interface Merge {
  /** What the server does not have: the head of the list, latest first. */
  added: Refs;
  /** What is loaded and has been taken out. */
  removed: ReadonlySet<string>;
  /** How many have been taken out of the part that is not loaded. */
  unseen: number;
}

/** Where the server has an item, it stands there: no item is listed or counted twice. */
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

/** How many items the merged list has. */
export const countOf = (total: number, { added, removed, unseen }: Merge) =>
  Math.max(0, total + added.length - removed.size - unseen);

/** A list on the server, of which some pages have been loaded. */
interface NumberedList {
  /** The size of a page. */
  first: number;
  total: number;
  /** A page by its number, from 1. */
  loaded: (page: number) => Refs | undefined;
  /** The pages that have been loaded, as far as the list knows: it looks at no others but those that it needs. */
  known: Iterable<number>;
}

interface NumberedPage {
  nodes: Refs;
  totalCount: number;
  /** A page of the server without which this one is not complete. */
  missing: number | undefined;
}

const lastPage = (total: number, first: number) => Math.max(1, Math.ceil(total / first));

/**
 * A page of the merged list: what the tab has added, then the server's items without those that it has removed. Each
 * item is on exactly one page, and all pages but the last are full, once nothing is missing. Until then the page holds
 * what is loaded of it.
 */
export function pageOf(changes: readonly Change[], page: number, list: NumberedList): NumberedPage {
  const { first, total, loaded } = list;
  const last = lastPage(total, first);
  const pages = new Map<number, Refs>();
  const positions = new Map<string, number>();
  for (const number of list.known) {
    const nodes = number <= last && loaded(number);
    if (!nodes) continue;
    pages.set(number, nodes);
    for (const [i, { __ref }] of nodes.entries())
      if (!positions.has(__ref)) positions.set(__ref, (number - 1) * first + i);
  }
  const merged = merge(changes, (id) => positions.has(id), pages.size === last);
  const { added, removed, unseen } = merged;
  const gaps = [...removed].map((id) => positions.get(id)!).toSorted((a, b) => a - b);
  /** Where on the server the item is that has this place in the merged list. */
  const positionOf = (place: number) =>
    gaps.reduce((position, gap) => position + Number(gap <= position), place - added.length);

  const totalCount = countOf(total, merged);
  // A page past the end stands for the last one, on both sides.
  const shown = Math.min(page, lastPage(totalCount, first));
  const from = (shown - 1) * first;
  const to = Math.min(from + first, totalCount);
  const nodes = new Map<string, Reference>();
  const needed: number[] = [];
  for (let place = from; place < to; place += 1) {
    const position = positionOf(place);
    const number = Math.floor(position / first) + 1;
    if (position >= 0) needed.push(number);
    const node = position < 0 ? added[place] : pages.get(number)?.[position % first];
    if (node) nodes.set(node.__ref, node);
  }
  if (unseen > 0) {
    // Each that stands before this page moves it along: all pages before it tell how many do.
    const end = shown === lastPage(totalCount, first) ? last : (needed.at(-1) ?? 0);
    needed.unshift(...Array.from({ length: end }, (_, i) => i + 1));
  }
  const missing = needed.find((number) => !pages.has(number));
  if (missing !== undefined && loaded(missing))
    return pageOf(changes, page, { ...list, known: [...list.known, missing] });
  return { nodes: [...nodes.values()], totalCount, missing };
}
