import type { AnyConditions } from '../../schema/rules/conditions.ts';
import type { Row } from './walk.ts';
import type { Viewer } from './world.ts';

type Key = number | string;

/** What the contract says about the items and the order of one list. */
export interface ListRules<Item, Facts = Item> {
  /** The fields of an item that the functions read. */
  select: string;
  /** The condition of each filter. */
  conditions?: AnyConditions<Facts>;
  /** The values that conditions read, where they are not the item's own fields. */
  facts?: (item: Item) => Facts;
  /** Filters that select a list of the viewer's: the items of that list. */
  viewer?: Readonly<Record<string, (item: Item, viewer: Viewer) => boolean>>;
  /** Filters among these that may select fewer items than the function. */
  narrower?: readonly string[];
  /** The keys of each order, ascending; `fixed` is the order of a list that has only one. */
  orders: Readonly<Record<string, (item: Item, viewer: Viewer) => readonly Key[]>>;
  /** The conditions of every item of the list without a filter, by the field that each reads. */
  always?: Readonly<Record<string, (item: Item) => boolean>>;
}

/** The rules of a list, for code that does not know its items. */
export type AnyListRules = Omit<ListRules<never, never>, 'facts'> & { facts?: (item: never) => unknown };

/** Checks the types of a list's functions against its items. */
export const rules = <Item, Facts = Item>(list: ListRules<Item, Facts>): AnyListRules => list;

/** A moment that sorts the latest first. */
export const latest = (moment: string) => -Date.parse(moment);
/** A number that sorts descending. A missing one is last. */
export const most = (count: number | null | undefined) => -(count ?? -Infinity);
/** A flag that sorts the marked items first. */
export const first = (flag: boolean) => Number(!flag);

/** The rules of a list without filters whose items have a moment, the latest first. */
export const latestFirst = (field: string): AnyListRules =>
  rules<Row>({ select: field, orders: { fixed: (item) => [latest(String(item[field]))] } });

/** The values of an item that the conditions of its list read. */
export const factsOf = ({ facts }: AnyListRules, item: Row): never =>
  (facts ? facts(item as never) : item) as never;
