import { startTransition, useEffect, useId, useState } from 'react';
import { useServerRendered } from '../hydration/useServerRendered.ts';
import { useSearchState, type AnySearch } from './searchState.ts';

/** Media queries of windows without room for filters beside or over their list. */
const smallWindows = { md: '(width < 48rem)', lg: '(width < 64rem)' };

/** Whether the filters of a search are shown: in their panel, or in a sheet in a small window. */
export interface Filters {
  search: AnySearch;
  /** The id of the panel. */
  id: string;
  smallBelow: keyof typeof smallWindows;
  /** Whether the panel is open: always with `alwaysOpen`, else if the address sets a filter, until the user toggles it. */
  open: boolean;
  inSheet: boolean;
  /** Whether the button opens the sheet. With `alwaysOpen` it always does: CSS shows it in small windows only. */
  opensSheet: boolean;
  /** Whether a large window shows the filters without a button. */
  withoutButton: boolean;
  toggle: () => void; // Opens the sheet in a small window, opens or closes the panel in a large one.
  close: () => void;
}

interface Options {
  smallBelow?: keyof typeof smallWindows;
  /** Whether large windows always show the panel, so that only small windows show the button. */
  alwaysOpen?: boolean;
}

/** The state that the filter button and its panels share. */
export function useFilters(
  search: AnySearch,
  { smallBelow = 'md', alwaysOpen = false }: Options = {},
): Filters {
  const id = useId();
  const hasFilters = search.filters(useSearchState(search)).length > 0;
  const [chosen, setChosen] = useState<boolean>();
  const [sheet, setSheet] = useState(false);
  const query = smallWindows[smallBelow];
  const served = useServerRendered();
  const [small, setSmall] = useState(() => !served && matchMedia(query).matches);
  // Hydration renders a large window, as the server did. A click can precede this update, so `toggle` reads the query again.
  useEffect(() => {
    const mediaQuery = matchMedia(query);
    const update = () =>
      startTransition(() => {
        setSmall(mediaQuery.matches);
        // A sheet that a large window closed does not reopen when the window becomes small again.
        if (!mediaQuery.matches) setSheet(false);
      });
    update();
    mediaQuery.addEventListener('change', update);
    return () => mediaQuery.removeEventListener('change', update);
  }, [query]);
  const open = alwaysOpen || (chosen ?? hasFilters);
  return {
    search,
    id,
    smallBelow,
    open,
    inSheet: small && sheet,
    opensSheet: small || alwaysOpen,
    withoutButton: alwaysOpen && !small,
    toggle: () => {
      const isSmall = matchMedia(query).matches;
      setSmall(isSmall);
      setSheet(isSmall);
      if (!isSmall) setChosen(!open);
    },
    close: () => setSheet(false),
  };
}
