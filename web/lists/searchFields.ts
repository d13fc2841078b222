import { ages } from '../../schema/rules/ages.ts';
import { valuesById } from '../../schema/rules/choices.ts';
import { readId } from '../routing/readId.ts';

/**
 * What a field is to its list. Words, the section and filters narrow it, a sort orders it, and these make the search; the
 * tab, the page and the item say where in it the reader is, and a changed search begins anew without them.
 */
export type Role = 'words' | 'section' | 'filter' | 'sort' | 'tab' | 'page' | 'item';

/** One parameter of an address: what it may say, and what that means. */
export interface Field<State, Value> {
  role: Role;
  /** What it says where it is left out. */
  initial: State;
  /** From all that the address gives; what nobody offers stands for the default. */
  read(given: readonly string[]): State;
  /** What a form sends for it, the default included. */
  texts(state: State): readonly string[];
  /** What the schema calls it; the default is not asked. */
  value(state: State): Value;
  /** The inverse, where what is said is not what the schema calls it; what nobody offers stands for the default. */
  stateOf?(value: Value): State;
}
/** Words that are typed, up to a length; `clean` brings them into the form that the screen compares. */
export const text = (most: number, clean = (given: string): string => given): Field<string, string> => ({
  role: 'words',
  initial: '',
  read: ([given = '']) => clean(given.trim().slice(0, most)),
  texts: (state) => [state],
  value: (state) => state,
});

type Choices = Readonly<Record<string, unknown>>;
/** For `satisfies`: what each id of a choice is among an enum's values; undefined asks for nothing. */
export type Meanings<Enum> = Readonly<Record<string, Enum | undefined>>;
type Ids<C extends Choices> = keyof C & string;

const idIn = <C extends Choices>(choices: C, id: string | undefined): id is Ids<C> =>
  id !== undefined && Object.hasOwn(choices, id);

/** The id of the choice that means a value. */
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

/** One choice of a filter: what each id means to the schema. The first is the default, which asks for nothing. */
export const oneOf = <const C extends Choices>(choices: C) => choiceOf('filter', choices);

/**
 * A filter of one choice that tabs over the list show, as in `oneOf`: it is no chip, counts as no filter that is set, and
 * stays when these are cleared.
 */
export const sections = <const C extends Choices>(choices: C) => choiceOf('section', choices);

/** How old what is listed may be, as jobs and projects say it. */
export const datePosted = oneOf({ any: undefined, ...valuesById(ages) });

/** The orders of a list, as in `oneOf`. */
export const sorts = <const C extends Choices>(choices: C) => choiceOf('sort', choices);

/** The tabs of a screen by their ids; the first is the default. */
export const tabs = <const Id extends string>(...ids: readonly [Id, ...Id[]]) =>
  choiceOf('tab', Object.fromEntries(ids.map((id) => [id, id])) as Record<Id, Id>);

const mostValues = 50;
const longestValue = 100;

/** Several choices of a filter at once, in any number; at first none. */
export const many = <const C extends Choices>(
  choices: C,
): Field<readonly Ids<C>[], readonly C[keyof C][]> => ({
  role: 'filter',
  initial: [],
  read: (given) => [...new Set(given)].filter((id) => idIn(choices, id)).slice(0, mostValues),
  texts: (state) => state,
  value: (state) => state.map((id) => choices[id]),
  stateOf: (values) => values.flatMap((value) => idOf(choices, value) ?? []),
});

/** One value of a filter whose choices only the answer knows, such as a place; '' for any. */
export const oneText: Field<string, string> = {
  role: 'filter',
  initial: '',
  read: ([given = '']) => given.trim().slice(0, longestValue),
  texts: (state) => [state],
  value: (state) => state,
};

/** Several values of a filter whose choices only the answer knows, such as places. */
export const manyTexts: Field<readonly string[], readonly string[]> = {
  role: 'filter',
  initial: [],
  read: (given) =>
    [...new Set(given.map((one) => one.trim().slice(0, longestValue)))].filter(Boolean).slice(0, mostValues),
  texts: (state) => state,
  value: (state) => state,
};

/** The number of a page, from 1. */
export const page: Field<number, number> = {
  role: 'page',
  initial: 1,
  read: ([given]) => {
    const number = Number(given);
    return Number.isInteger(number) && number > 0 && number < 1e9 ? number : 1;
  },
  texts: (state) => [String(state)],
  value: (state) => state,
};

/** The id of what is open beside the list; '' for nothing. */
export const item: Field<string, string> = {
  role: 'item',
  initial: '',
  read: ([given]) => (given ? readId(given) : ''),
  texts: (state) => [state],
  value: (state) => state,
};
