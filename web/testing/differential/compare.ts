import { uncountedFields } from '../../../server/live/uncounted.ts';

/** A difference between the tab and the live server. */
export interface Difference {
  /** The screen's name. */
  screen: string;
  /** The type and the field: 'Job.applicants'. */
  field: string;
  /**
   * Whether values, the members of a list or their order differ, or the cache lacks the field. A stale value is one that
   * a tab in live mode shows after all actions, where a new tab shows another one.
   */
  kind: 'value' | 'members' | 'order' | 'missing' | 'stale';
  /** Whether the tab shows the same as before the actions. */
  isKept: boolean;
  text: string;
}

type Found = Omit<Difference, 'screen'>;
type Fields = Readonly<Record<string, unknown>>;
type Item = { id: string };

const show = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
};
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const hasIds = (list: unknown): list is Item[] =>
  Array.isArray(list) && list.every((item) => isObject(item) && typeof item['id'] === 'string');
const idsOf = (list: readonly Item[]) => list.map(({ id }) => id);
const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const idOf = (value: unknown) => (isObject(value) ? value['id'] : undefined);
/** Whether the tab has invented the id of an object that the server has, such as the seller of a created gig. */
const isInvented = (id: unknown) => typeof id === 'string' && /-created-\d+-/.test(id);
/** Whether two values are the same object, or equal values without an id. */
const isSame = (a: unknown, b: unknown) => (idOf(a) === undefined ? isEqual(a, b) : idOf(a) === idOf(b));

function* inLists(
  tab: readonly Item[],
  live: readonly Item[],
  field: string,
  before: unknown,
): Generator<Found> {
  const [tabIds, liveIds] = [idsOf(tab), idsOf(live)];
  const earlier = hasIds(before) ? before : undefined;
  const isKept = earlier !== undefined && isEqual(tabIds, idsOf(earlier));
  const onlyTab = tabIds.filter((id) => !liveIds.includes(id));
  const onlyLive = liveIds.filter((id) => !tabIds.includes(id));
  if (onlyTab.length + onlyLive.length > 0 || tab.length !== live.length)
    yield {
      field,
      kind: 'members',
      isKept,
      text: `only in the tab: ${show(onlyTab)}; only live: ${show(onlyLive)}`,
    };
  else if (!isEqual(tabIds, liveIds))
    yield { field, kind: 'order', isKept, text: `tab ${show(tabIds)}; live ${show(liveIds)}` };
  for (const item of tab) {
    const other = live.find(({ id }) => id === item.id);
    if (other)
      yield* differences(
        item,
        other,
        field,
        earlier?.find(({ id }) => id === item.id),
      );
  }
}

/**
 * The differences between two values: lists are compared by id, first their members, then their order. `before` is the
 * tab's value before the actions, if it had one.
 */
export function* differences(tab: unknown, live: unknown, field: string, before?: unknown): Generator<Found> {
  if (tab === live) return;
  // The tab has the sample's number where the live server counts nothing.
  if (live === null && uncountedFields.has(field)) return;
  if (hasIds(tab) && hasIds(live)) yield* inLists(tab, live, field, before);
  else if (Array.isArray(tab) && Array.isArray(live) && tab.length === live.length)
    for (const [i, item] of tab.entries())
      yield* differences(item, live[i], field, (before as readonly unknown[] | undefined)?.[i]);
  else if (
    isObject(tab) &&
    isObject(live) &&
    !Array.isArray(tab) &&
    !Array.isArray(live) &&
    (idOf(tab) === idOf(live) || isInvented(idOf(tab)))
  ) {
    const type = typeof live['__typename'] === 'string' ? live['__typename'] : field;
    const count = live['totalCount'];
    const earlier = isObject(before) && idOf(before) === idOf(tab) ? before : undefined;
    // A simulated payload may have fields that nothing selects.
    for (const key of Object.keys(live))
      for (const found of differences(tab[key], live[key], `${type}.${key}`, earlier?.[key])) {
        // Another order of a list of several pages: other items are on the page.
        const isPage = Array.isArray(live[key]) && typeof count === 'number' && live[key].length < count;
        const isOrder = found.field === `${type}.${key}` && isPage && tab['totalCount'] === count;
        yield isOrder ? { ...found, kind: 'order' } : found;
      }
  } else
    yield {
      field,
      kind: tab === undefined ? 'missing' : 'value',
      isKept: before !== undefined && isSame(tab, before),
      text: `tab ${show(tab)}; live ${show(live)}`,
    };
}
