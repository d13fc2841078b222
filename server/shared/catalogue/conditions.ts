import { earliest } from '../../../schema/rules/ages.ts';
import type { AnyConditions, ViewerCondition } from '../../../schema/rules/conditions.ts';
import type { DatePosted } from '../../../schema/generated/types.ts';
import { badInput } from '../errors.ts';
import { readId } from '../lookup.ts';
import type { Places } from '../places.ts';

type NamesOf<C, Kind> = { [K in keyof C & string]: C[K] extends Kind ? K : never }[keyof C & string];
type RangeOf<C> = NamesOf<C, { moment: unknown } | { atLeast: unknown }>;
type FacetOf<C> = Exclude<keyof C & string, RangeOf<C> | ViewerCondition<C> | NamesOf<C, { words: unknown }>>;

/** What the conditions need beside the filter: `place` the places, `moment` the time in milliseconds since the epoch. */
interface Setting<C> {
  places?: Places;
  now?: number;
  /** The ids in each of the viewer's lists. */
  lists?: Readonly<Record<ViewerCondition<C>, () => Iterable<string>>>;
}

/** A filter with lists of the viewer's cannot be converted without them. */
type SettingOf<C> = [ViewerCondition<C>] extends [never]
  ? [setting?: Setting<C>]
  : [setting: Setting<C> & Required<Pick<Setting<C>, 'lists'>>];

/** The facet value of a boolean condition that is set. */
export const on = 'true';

/**
 * The facets and ranges of a catalogue, one for each condition but `viewer` (the viewer's list) and `words` (to search).
 * `factsOf` returns what they read. `moment` filters by age, `atLeast` by a minimum, `flag` by a Boolean that is true.
 */
export function createIndexes<Item, Facts, C extends AnyConditions<Facts>>(
  conditions: C & AnyConditions<Facts>,
  factsOf: (item: Item) => Facts,
) {
  const facets: Record<string, (item: Item) => string | readonly string[]> = {};
  const ranges: Record<string, (item: Item) => number | null> = {};
  let text = (_item: Item): readonly string[] => [];
  for (const [name, condition] of Object.entries<AnyConditions<Facts>[string]>(conditions))
    if ('words' in condition) text = (item) => condition.words(factsOf(item));
    else if ('moment' in condition) ranges[name] = (item) => Date.parse(condition.moment(factsOf(item)));
    else if ('atLeast' in condition) ranges[name] = (item) => condition.atLeast(factsOf(item));
    else if ('place' in condition) facets[name] = (item) => condition.place(factsOf(item));
    else if ('flag' in condition) facets[name] = (item) => (condition.flag(factsOf(item)) ? on : []);
    else if ('id' in condition) facets[name] = (item) => condition.id(factsOf(item)) ?? [];
    else if (!('viewer' in condition)) facets[name] = (item) => condition.values(factsOf(item)) ?? [];
  return {
    text,
    facets: facets as Record<FacetOf<C>, (item: Item) => string | readonly string[]>,
    ranges: ranges as Record<RangeOf<C>, (item: Item) => number | null>,
  };
}

/** Returns a wanted minimum unchanged; refuses one outside the bounds. */
function readMinimum(name: string, wanted: number | null, { min, max }: { min: number; max: number }) {
  if (wanted !== null && (wanted < min || wanted > max))
    throw badInput(name, `a whole number from ${min} to ${max.toLocaleString('en')}`);
  return wanted;
}

/** Converts a filter to the query of a catalogue. Throws a BAD_USER_INPUT error for invalid values. */
export function toCatalogueQuery<C extends AnyConditions<never>>(
  conditions: C,
  filter: object | null | undefined,
  ...[setting]: SettingOf<C>
) {
  const { places, now, lists }: Setting<C> = setting ?? {};
  const values = (filter ?? {}) as Readonly<Record<string, unknown>>;
  const where: Record<string, readonly string[] | string | null> = {};
  const atLeast: Record<string, number | null> = {};
  const among: Iterable<string>[] = [];
  let query: string | null = null;
  for (const [name, condition] of Object.entries(conditions)) {
    const wanted = values[name] ?? null;
    if ('words' in condition) query = wanted as string | null;
    else if ('moment' in condition)
      atLeast[name] = wanted === null ? null : earliest(wanted as DatePosted, now!);
    else if ('atLeast' in condition) atLeast[name] = readMinimum(name, wanted as number | null, condition);
    else if ('place' in condition) where[name] = places!.holding(wanted as string | null);
    else if ('flag' in condition) where[name] = wanted ? on : null;
    else if ('viewer' in condition) {
      if (wanted) among.push(lists![name as ViewerCondition<C>]());
    } else if ('id' in condition) where[name] = wanted === null ? null : readId(name, wanted as string);
    else {
      const { max = Infinity } = condition;
      if (Array.isArray(wanted) && wanted.length > max) throw badInput(name, `at most ${max} values`);
      where[name] = wanted as readonly string[] | string | null;
    }
  }
  return {
    query,
    among,
    where: where as Partial<Record<FacetOf<C>, readonly string[] | string | null>>,
    atLeast: atLeast as Partial<Record<RangeOf<C>, number | null>>,
  };
}
