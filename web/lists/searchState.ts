import { useSearchParams } from 'react-router-dom';
import type { Field, Role } from './searchFields.ts';

type Fields = Readonly<Record<string, Field<unknown, unknown>>>;
type StateOfFields<F extends Fields> = { readonly [K in keyof F]: F[K]['initial'] };
type ValuesOfFields<F extends Fields> = {
  readonly [K in keyof F]?: ReturnType<F[K]['value']>;
};
/** What the schema may say of a field: more than is offered here. */
type Said<Value> = Value extends string ? string : Value extends boolean ? boolean : Value;
type SaidOfFields<F extends Fields> = {
  readonly [K in keyof F]?: Said<ReturnType<F[K]['value']>> | null;
};

/** A filter that is set, by its name in the address and the id of the choice. */
export interface SetFilter<Name extends string = string> {
  name: Name;
  id: string;
}

const narrowing: readonly Role[] = ['words', 'section', 'filter'];
const searching: readonly Role[] = [...narrowing, 'sort'];
/** What stays when all filters go. */
const unfiltered: readonly Role[] = searching.filter((role) => role !== 'filter');

/**
 * Declares what the address of a screen holds, once: reading it, writing it, its defaults, whether anything is set and
 * what it means to the schema all follow. Fields stand in the address in the order given here.
 */
export function defineSearch<const Path extends string, F extends Fields>(path: Path, fields: F) {
  type State = StateOfFields<F>;
  type Name = keyof F & string;
  const names = Object.keys(fields) as Name[];
  const each = <T>(make: (name: Name) => T) =>
    Object.fromEntries(names.map((name) => [name, make(name)])) as { [K in Name]: T };
  const defaults = each((name) => fields[name]!.initial) as State;
  const texts = (state: State, name: Name): readonly string[] => fields[name]!.texts(state[name]);
  const isDefault = (state: State, name: Name) =>
    String(texts(state, name)) === String(texts(defaults, name));
  /** The state with the fields of these roles as they are, and the others by default. */
  const only = (state: State, roles: readonly Role[]) =>
    each((name) => (roles.includes(fields[name]!.role) ? state : defaults)[name]) as State;
  return {
    path,
    names,
    defaults,
    /** What a form sends for a field. */
    texts,
    read: (parameters: URLSearchParams): State =>
      each((name) => fields[name]!.read(parameters.getAll(name))) as State,
    /** The address of a state, with nothing in it that goes without saying; `at` for a page of one thing of many. */
    address(state: Partial<State>, at: string = path): string {
      const whole: State = { ...defaults, ...state };
      const parameters = new URLSearchParams();
      for (const name of names)
        if (!isDefault(whole, name)) for (const said of texts(whole, name)) parameters.append(name, said);
      return parameters.size > 0 ? `${at}?${parameters}` : at;
    },
    /** What is asked for, as the schema calls it; what is not set is left out, so that equal searches are one. */
    values: (state: State) =>
      Object.fromEntries(
        names
          .filter((name) => !isDefault(state, name))
          .map((name) => [name, fields[name]!.value(state[name])]),
      ) as ValuesOfFields<F>,
    /** The state that asks for these values, the inverse of `values`; null is not set. */
    of: (values: SaidOfFields<F>) =>
      each((name) => {
        const value = values[name] ?? undefined;
        return value === undefined ? defaults[name] : (fields[name]!.stateOf?.(value) ?? value);
      }) as State,
    /** The filters that are set, one entry a choice; words, section and order are none. */
    filters: (state: State): SetFilter<Name>[] =>
      names.flatMap((name) =>
        fields[name]!.role === 'filter' && !isDefault(state, name)
          ? texts(state, name).map((id) => ({ name, id }))
          : [],
      ),
    /** Whether anything narrows the list. */
    isNarrowed: (state: State): boolean =>
      names.some((name) => narrowing.includes(fields[name]!.role) && !isDefault(state, name)),
    /** The same search from its beginning: first page, first tab, nothing open. */
    renewed: (state: State): State => only(state, searching),
    /** The same words, section and order without any filter. */
    cleared: (state: State): State => only(state, unfiltered),
    /** The fields that stay then. */
    staying: names.filter((name) => unfiltered.includes(fields[name]!.role)),
    /** The same search with one choice fewer; a filter of several keeps its others. */
    without(state: State, { name, id }: SetFilter<Name>): State {
      const value: unknown = state[name];
      const left = Array.isArray(value) ? value.filter((one) => one !== id) : defaults[name];
      return { ...only(state, searching), [name]: left };
    },
    /** The same search with one choice more or, where it is taken, fewer; for a filter of several. */
    toggled(state: State, { name, id }: SetFilter<Name>): State {
      const value: unknown = state[name];
      const taken: readonly unknown[] = Array.isArray(value) ? value : [];
      const next = taken.includes(id) ? taken.filter((one) => one !== id) : [...taken, id];
      return { ...only(state, searching), [name]: next };
    },
  };
}

/** Any search, for what works with all of them: methods, so that a search of known fields is one. */
export interface AnySearch {
  readonly path: string;
  readonly names: readonly string[];
  readonly staying: readonly string[];
  texts(state: object, name: string): readonly string[];
  read(parameters: URLSearchParams): object;
  address(state: object, at?: string): string;
  filters(state: object): SetFilter[];
  isNarrowed(state: object): boolean;
  renewed(state: object): object;
  cleared(state: object): object;
  without(state: object, filter: SetFilter): object;
}

/** The fields of a search that are filters: `Others` are the rest. A filter without a label does not compile. */
export type FilterLabels<State, Others extends keyof State> = Readonly<
  Record<Exclude<keyof State, Others>, string>
>;

/** What the address of a search says. */
export type SearchState<S extends { defaults: unknown }> = S['defaults'];

/** What the address says now. */
export function useSearchState<State>(search: { read: (parameters: URLSearchParams) => State }): State {
  return search.read(useSearchParams()[0]);
}

/** An object without what is undefined. */
export const omitUndefined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
