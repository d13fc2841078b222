import { useState, useSyncExternalStore } from 'react';
import { useSearchState, type AnySearch } from './searchState.ts';

/** Windows in which filters have no room beside or over their list. */
const smallWindows = { md: '(width < 48rem)', lg: '(width < 64rem)' };

const onChange = (query: string) => (changed: () => void) => {
  const asked = matchMedia(query);
  asked.addEventListener('change', changed);
  return () => asked.removeEventListener('change', changed);
};

/** Whether the filters of a search show: in their place, or in a small window in a sheet over the page. */
export interface Filters {
  /** Shown in their place; at first where the address filters, until the reader decides. */
  open: boolean;
  /** Shown in the sheet. */
  inSheet: boolean;
  small: boolean;
  toggle: () => void;
  close: () => void;
}

/** What the button of a search's filters and their panel share. Windows below `until` are small. */
export function useFilters(search: AnySearch, until: keyof typeof smallWindows = 'md'): Filters {
  const set = search.filters(useSearchState(search)).length > 0;
  const [chosen, setChosen] = useState<boolean>();
  const [sheet, setSheet] = useState(false);
  const query = smallWindows[until];
  const small = useSyncExternalStore(
    onChange(query),
    () => matchMedia(query).matches,
    () => false,
  );
  const open = chosen ?? set;
  return {
    open,
    inSheet: small && sheet,
    small,
    toggle: () => {
      setSheet(small);
      if (!small) setChosen(!open);
    },
    close: () => setSheet(false),
  };
}
