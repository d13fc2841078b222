/** A difference between the tab and the live server. */
export interface Difference {
  /** The screen's name. */
  screen: string;
  /** The type and the field: 'Job.applicants'. */
  field: string;
  /** Whether values, the members of a list or their order differ, or the cache lacks the field. */
  kind: 'value' | 'members' | 'order' | 'missing';
  text: string;
}

type Found = Omit<Difference, 'screen'>;
type Fields = Readonly<Record<string, unknown>>;

const show = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'undefined';
  return text.length > 160 ? `${text.slice(0, 160)}…` : text;
};
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const hasIds = (list: unknown): list is { id: string }[] =>
  Array.isArray(list) && list.every((item) => isObject(item) && typeof item['id'] === 'string');

function* inLists(
  tab: readonly { id: string }[],
  live: readonly { id: string }[],
  field: string,
): Generator<Found> {
  const [tabIds, liveIds] = [tab.map(({ id }) => id), live.map(({ id }) => id)];
  const onlyTab = tabIds.filter((id) => !liveIds.includes(id));
  const onlyLive = liveIds.filter((id) => !tabIds.includes(id));
  if (onlyTab.length + onlyLive.length > 0 || tab.length !== live.length)
    yield { field, kind: 'members', text: `only in the tab: ${show(onlyTab)}; only live: ${show(onlyLive)}` };
  else if (tabIds.join() !== liveIds.join())
    yield { field, kind: 'order', text: `tab ${show(tabIds)}; live ${show(liveIds)}` };
  for (const item of tab) {
    const other = live.find(({ id }) => id === item.id);
    if (other) yield* differences(item, other, field);
  }
}

/** The differences between two values: lists are compared by id, first their members, then their order. */
export function* differences(tab: unknown, live: unknown, field: string): Generator<Found> {
  if (tab === live) return;
  if (hasIds(tab) && hasIds(live)) yield* inLists(tab, live, field);
  else if (Array.isArray(tab) && Array.isArray(live) && tab.length === live.length)
    for (const [i, item] of tab.entries()) yield* differences(item, live[i], field);
  else if (isObject(tab) && isObject(live) && !Array.isArray(tab) && !Array.isArray(live)) {
    const type = typeof live['__typename'] === 'string' ? live['__typename'] : field;
    const count = live['totalCount'];
    for (const key of new Set([...Object.keys(tab), ...Object.keys(live)]))
      for (const found of differences(tab[key], live[key], `${type}.${key}`)) {
        // Another order of a list of several pages: other items are on the page.
        const isPage = Array.isArray(live[key]) && typeof count === 'number' && live[key].length < count;
        const isOrder = found.field === `${type}.${key}` && isPage && tab['totalCount'] === count;
        yield isOrder ? { ...found, kind: 'order' } : found;
      }
  } else
    yield {
      field,
      kind: tab === undefined ? 'missing' : 'value',
      text: `tab ${show(tab)}; live ${show(live)}`,
    };
}
