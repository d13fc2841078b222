import { useSearchState, type AnySearch } from './searchState.ts';

interface Props {
  search: AnySearch;
  /** Fields of the search that have no visible control here. */
  names: readonly string[];
  /** Id of the search form, for fields outside it. */
  form?: string;
}

/** Hidden inputs with some fields' values from the address, so that a submit keeps them. */
export function HiddenFields({ search, names, ...input }: Props) {
  const state = useSearchState(search);
  return names.flatMap((name) =>
    search
      .texts(state, name)
      .map((value) => <input key={`${name} ${value}`} {...input} type="hidden" name={name} value={value} />),
  );
}
