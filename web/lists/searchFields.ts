import { datePostedChoices } from '../../schema/generated/jobSearch.ts';
import { valuesById } from '../../schema/rules/choices.ts';
import { maxSearchLength } from '../../schema/rules/searchLength.ts';
import { parseId } from '../routing/parseId.ts';

/** Words, section and filters narrow the list; the sort orders it. A changed search resets tab, page and open item. */
export type Role = 'words' | 'section' | 'filter' | 'sort' | 'tab' | 'page' | 'item';

/** One parameter of an address: parses it, serialises it, and maps it to the schema's value. */
export interface Field<State, Value> {
  role: Role;
  /** The state of a parameter that is missing. */
  initial: State;
  /** Parses the parameter's values; unknown values become the default. */
  read(values: readonly string[]): State;
  /** The values that a form submits for it, also for the default. */
  texts(state: State): readonly string[];
  /** The value for the schema; not called for the default. */
  value(state: State): Value;
  /** The inverse of `value`, where state and value differ; unknown values become the default. */
  stateOf?(value: Value): State;
}

/** Typed text, cut to a length, but not inside a character such as an emoji; `clean` normalises it. */
export const text = (maxLength: number, clean = (value: string): string => value): Field<string, string> => ({
  role: 'words',
  initial: '',
  read: ([value = '']) =>
    clean(
      value
        .trim()
        .slice(0, maxLength)
        .replace(/\p{Surrogate}$/u, ''),
    ),
  texts: (state) => [state],
  value: (state) => state,
});

export const words = text(maxSearchLength.words);

export const place = text(maxSearchLength.place);

type Choices = Readonly<Record<string, unknown>>;
type Ids<C extends Choices> = keyof C & string;

const idIn = <C extends Choices>(choices: C, id: string | undefined): id is Ids<C> =>
  id !== undefined && Object.hasOwn(choices, id);

const idOf = <C extends Choices>(choices: C, value: unknown) =>
  (Object.keys(choices) as Ids<C>[]).find((id) => choices[id] === value);

function choiceOf<C extends Choices>(role: Role, choices: C): Field<Ids<C>, Exclude<C[keyof C], undefined>> {
  const initial = Object.keys(choices)[0] as Ids<C>;
  return {
    role,
    initial,
    read: ([id]) => (idIn(choices, id) ? id : initial),
    texts: (state) => [state],
    value: (state) => choices[state] as Exclude<C[keyof C], undefined>,
    stateOf: (value) => idOf(choices, value) ?? initial,
  };
}

/** A single-choice filter: the schema's value of each id. The first choice is the default, which sets no filter. */
export const oneOf = <const C extends Choices>(choices: C) => choiceOf('filter', choices);

/** Like `oneOf`, for tabs over the list: it has no chip, is no active filter, and stays when the filters are cleared. */
export const sections = <const C extends Choices>(choices: C) => choiceOf('section', choices);

/** Maximum age of a listed job or project. */
export const datePosted = oneOf({ any: undefined, ...valuesById(datePostedChoices) });

/** The sort orders of a list, as in `oneOf`. */
export const sorts = <const C extends Choices>(choices: C) => choiceOf('sort', choices);

/** The tabs of a screen by their ids; the first is the default. */
export const tabs = <const Id extends string>(...ids: readonly [Id, ...Id[]]) =>
  choiceOf('tab', Object.fromEntries(ids.map((id) => [id, id])) as Record<Id, Id>);

/** Maximum number of places in an address. There are fewer places to choose from. */
const maxPlaces = 50;

/** A filter with any number of choices; none is the default. */
export const many = <const C extends Choices>(
  choices: C,
): Field<readonly Ids<C>[], readonly C[keyof C][]> => ({
  role: 'filter',
  initial: [],
  read: (values) => [...new Set(values)].filter((id) => idIn(choices, id)),
  texts: (state) => state,
  value: (state) => state.map((id) => choices[id]),
  stateOf: (values) => values.flatMap((value) => idOf(choices, value) ?? []),
});

/** A filter with one of the places that the server returns; '' for any. */
export const onePlace: Field<string, string> = { ...place, role: 'filter' };

/** A filter with any number of the places that the server returns. */
export const manyPlaces: Field<readonly string[], readonly string[]> = {
  role: 'filter',
  initial: [],
  read: (values) =>
    [...new Set(values.map((value) => place.read([value])))].filter(Boolean).slice(0, maxPlaces),
  texts: (state) => state,
  value: (state) => state,
};

/** The number of a page, from 1. Below 1e9, it fits the `Int` of GraphQL. */
export const page: Field<number, number> = {
  role: 'page',
  initial: 1,
  read: ([value]) => {
    const number = Number(value);
    return Number.isInteger(number) && number > 0 && number < 1e9 ? number : 1;
  },
  texts: (state) => [String(state)],
  value: (state) => state,
};

/** The id of the item that is open beside the list; '' for none. */
export const item: Field<string, string> = {
  role: 'item',
  initial: '',
  read: ([value]) => (value ? parseId(value) : ''),
  texts: (state) => [state],
  value: (state) => state,
};
