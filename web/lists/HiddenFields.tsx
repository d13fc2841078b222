import { useSearchState, type AnySearch } from './searchState.ts';

interface Props {
  search: AnySearch;
  /** Fields of the search that nobody can change here. */
  names: readonly string[];
  /** Id of the search form, where this stands outside it. */
  form?: string;
}

/** What the address says of some fields, so that a submit keeps it. */
export function HiddenFields({ search, names, ...input }: Props) {
  const state = useSearchState(search);
  return names.flatMap((name) =>
    search
      .texts(state, name)
      .map((value) => <input key={`${name} ${value}`} {...input} type="hidden" name={name} value={value} />),
  );
}
