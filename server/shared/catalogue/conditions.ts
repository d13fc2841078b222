import { earliest } from '../../../schema/rules/ages.ts';
import type { AnyConditions } from '../../../schema/rules/conditions.ts';
import type { DatePosted } from '../../generated/resolvers.ts';
import { badInput } from '../../graphql/errors.ts';
import { readId } from '../lookup.ts';
import type { Places } from '../places.ts';
import type { Bounds } from './rangeIndex.ts';

type Named<C, Kind> = { [K in keyof C & string]: C[K] extends Kind ? K : never }[keyof C & string];
type RangeOf<C> = Named<C, { moment: unknown }>;
type FacetOf<C> = Exclude<keyof C & string, RangeOf<C> | Named<C, { words: unknown }>>;

/** The one value of a condition that is on or off. */
export const on = 'true';

/**
 * What a catalogue indexes for the conditions of a filter, one facet or range for each; `factsOf` makes of a record what
 * they read.
 */
export function indexesOf<Item, Facts, C extends AnyConditions<Facts>>(
  conditions: C & AnyConditions<Facts>,
  factsOf: (item: Item) => Facts,
) {
  const facets: Record<string, (item: Item) => string | readonly string[]> = {};
  const ranges: Record<string, (item: Item) => number> = {};
  let text = (_item: Item): readonly string[] => [];
  for (const [name, condition] of Object.entries<AnyConditions<Facts>[string]>(conditions))
    if ('words' in condition) text = (item) => condition.words(factsOf(item));
    else if ('moment' in condition) ranges[name] = (item) => Date.parse(condition.moment(factsOf(item)));
    else if ('place' in condition) facets[name] = (item) => condition.place(factsOf(item));
    else if ('flag' in condition) facets[name] = (item) => (condition.flag(factsOf(item)) ? on : []);
    else if ('id' in condition) facets[name] = (item) => condition.id(factsOf(item)) ?? [];
    else facets[name] = (item) => (condition.values(factsOf(item)) ?? []) as string | readonly string[];
  return {
    text,
    facets: facets as Record<FacetOf<C>, (item: Item) => string | readonly string[]>,
    ranges: ranges as Record<RangeOf<C>, (item: Item) => number>,
  };
}

/** A filter as its catalogue wants it; refuses what no screen sends. */
export function wantedOf<C extends AnyConditions<never>>(
  conditions: C,
  filter: object | null | undefined,
  { places, now }: { places?: Places; now?: number } = {},
) {
  const given = (filter ?? {}) as Readonly<Record<string, unknown>>;
  const where: Record<string, readonly string[] | string | null> = {};
  const between: Record<string, Bounds | null> = {};
  let query: string | null = null;
  for (const [name, condition] of Object.entries(conditions)) {
    const wanted = given[name] ?? null;
    if ('words' in condition) query = wanted as string | null;
    else if ('moment' in condition)
      between[name] = wanted === null ? null : { min: earliest(wanted as DatePosted, now!) };
    else if ('place' in condition) where[name] = places!.holding(wanted as string | null);
    else if ('flag' in condition) where[name] = wanted ? on : null;
    else if ('id' in condition) where[name] = wanted === null ? null : readId(name, wanted as string);
    else {
      const { most = Infinity } = condition;
      if (Array.isArray(wanted) && wanted.length > most) throw badInput(name, `at most ${most} values`);
      where[name] = wanted as readonly string[] | string | null;
    }
  }
  return {
    query,
    where: where as Partial<Record<FacetOf<C>, readonly string[] | string | null>>,
    between: between as Partial<Record<RangeOf<C>, Bounds | null>>,
  };
}
