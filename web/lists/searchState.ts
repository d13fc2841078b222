import { useSearchParams } from 'react-router-dom';
import type { Field, Role } from './searchFields.ts';

type Fields = Readonly<Record<string, Field<unknown, unknown>>>;
type StateOfFields<F extends Fields> = { readonly [K in keyof F]: F[K]['initial'] };
type ValuesOfFields<F extends Fields> = {
  readonly [K in keyof F]?: ReturnType<F[K]['value']>;
};
/** The type of a field's value in the schema: 'REMOTE' becomes string, since the server may return other values. */
type SchemaValue<Value> = Value extends string
  ? string
  : Value extends boolean
    ? boolean
    : Value extends number
      ? number
      : Value;
type SchemaValuesOfFields<F extends Fields> = {
  readonly [K in keyof F]?: SchemaValue<ReturnType<F[K]['value']>> | null;
};

/** An active filter: its name in the address and the id of its choice. */
export interface SetFilter<Name extends string = string> {
  name: Name;
  id: string;
}

const narrowing: readonly Role[] = ['words', 'section', 'filter'];
const searching: readonly Role[] = [...narrowing, 'sort'];
/** The roles that stay when all filters are cleared. */
const unfiltered: readonly Role[] = searching.filter((role) => role !== 'filter');

/**
 * Declares the parameters of a screen's address. Parsing, serialising, the defaults, the active filters and the
 * schema's values derive from this declaration. The address has the parameters in this order.
 */
export function defineSearch<const Path extends string, F extends Fields>(path: Path, fields: F) {
  type State = StateOfFields<F>;
  type Name = keyof F & string;
  const names = Object.keys(fields) as Name[];
  const each = <T>(make: (name: Name) => T) =>
    Object.fromEntries(names.map((name) => [name, make(name)])) as { [K in Name]: T };
  const defaults = each((name) => fields[name]!.initial) as State;
  const texts = (state: State, name: Name): readonly string[] => fields[name]!.texts(state[name]);
  /** Compares the texts, since a state can be a list. */
  const isDefault = (state: State, name: Name) =>
    String(texts(state, name)) === String(texts(defaults, name));
  /** The state with all fields except those of these roles reset to their defaults. */
  const only = (state: State, roles: readonly Role[]) =>
    each((name) => (roles.includes(fields[name]!.role) ? state : defaults)[name]) as State;
  return {
    path,
    names,
    defaults,
    /** The values that a form submits for a field. */
    texts,
    read: (parameters: URLSearchParams): State =>
      each((name) => fields[name]!.read(parameters.getAll(name))) as State,
    /** The address of a state, without parameters that have their default; `at` is the path of a detail page. */
    address(state: Partial<State>, at: string = path): string {
      const complete: State = { ...defaults, ...state };
      const parameters = new URLSearchParams();
      for (const name of names)
        if (!isDefault(complete, name))
          for (const value of texts(complete, name)) parameters.append(name, value);
      return parameters.size > 0 ? `${at}?${parameters}` : at;
    },
    /** The values for the schema, without defaults, so that equal searches share one cache entry. */
    values: (state: State) =>
      Object.fromEntries(
        names
          .filter((name) => !isDefault(state, name))
          .map((name) => [name, fields[name]!.value(state[name])]),
      ) as ValuesOfFields<F>,
    /** The state with these schema values, the inverse of `values`; null counts as not set. */
    fromValues: (values: SchemaValuesOfFields<F>) =>
      each((name) => {
        const value = values[name] ?? undefined;
        return value === undefined ? defaults[name] : (fields[name]!.stateOf?.(value) ?? value);
      }) as State,
    /** The active filters, one entry for each choice; words, section and sort order do not count. */
    filters: (state: State): SetFilter<Name>[] =>
      names.flatMap((name) =>
        fields[name]!.role === 'filter' && !isDefault(state, name)
          ? texts(state, name).map((id) => ({ name, id }))
          : [],
      ),
    /** Whether words, section or filters narrow the list. */
    isNarrowed: (state: State): boolean =>
      names.some((name) => narrowing.includes(fields[name]!.role) && !isDefault(state, name)),
    /** The same search on the first page and the first tab, with no open item. */
    fromStart: (state: State): State => only(state, searching),
    /** The same list on another page, with no open item. */
    onPage: (state: State, page: number): State => ({ ...only(state, [...searching, 'tab']), page }),
    /** The same words, section and sort order without any filter. */
    withoutFilters: (state: State): State => only(state, unfiltered),
    /** The names of the fields that `withoutFilters` keeps. */
    keptOnClear: names.filter((name) => unfiltered.includes(fields[name]!.role)),
    /** The search without one choice; a filter with several choices keeps the others. */
    without(state: State, { name, id }: SetFilter<Name>): State {
      const value: unknown = state[name];
      const remaining = Array.isArray(value) ? value.filter((chosen) => chosen !== id) : defaults[name];
      return { ...only(state, searching), [name]: remaining };
    },
    /** Adds a choice, or removes one that is set; for filters with several choices. */
    toggled(state: State, { name, id }: SetFilter<Name>): State {
      const value: unknown = state[name];
      const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
      const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
      return { ...only(state, searching), [name]: next };
    },
  };
}

/** Any search. It declares methods, not function properties, so that a search with known fields is assignable. */
export interface AnySearch {
  readonly path: string;
  readonly names: readonly string[];
  readonly keptOnClear: readonly string[];
  texts(state: object, name: string): readonly string[];
  read(parameters: URLSearchParams): object;
  address(state: object, at?: string): string;
  filters(state: object): SetFilter[];
  isNarrowed(state: object): boolean;
  fromStart(state: object): object;
  onPage(state: object, page: number): object;
  withoutFilters(state: object): object;
  without(state: object, filter: SetFilter): object;
}

/** The labels of a search's filters: of all its fields except `Others`. A filter without a label does not compile. */
export type FilterLabels<State, Others extends keyof State> = Readonly<
  Record<Exclude<keyof State, Others>, string>
>;

export type SearchState<S extends { defaults: unknown }> = S['defaults'];

/** The state of the current address. */
export function useSearchState<State>(search: { read: (parameters: URLSearchParams) => State }): State {
  return search.read(useSearchParams()[0]);
}

export const omitUndefined = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
