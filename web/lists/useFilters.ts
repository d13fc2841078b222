import { startTransition, useEffect, useState } from 'react';
import { useServerRendered } from '../hydration/useServerRendered.ts';
import { useSearchState, type AnySearch } from './searchState.ts';

/** Windows in which filters have no room beside or over their list. */
const smallWindows = { md: '(width < 48rem)', lg: '(width < 64rem)' };

/** Whether the filters of a search show: in their place, or in a small window in a sheet over the page. */
export interface Filters {
  smallBelow: keyof typeof smallWindows;
  /** Shown in their place; at first where the address filters, until the reader decides. */
  open: boolean;
  /** Shown in the sheet. */
  inSheet: boolean;
  /** Whether that is what the button opens. */
  opensSheet: boolean;
  /** Whether they stand without a button, as the window is large. */
  withoutButton: boolean;
  toggle: () => void;
  close: () => void;
}

interface Options {
  /** Windows below this are small. */
  smallBelow?: keyof typeof smallWindows;
  /** Whether they always show in their place, so that the button is one of small windows only. */
  alwaysOpen?: boolean;
}

/** What the button of a search's filters and their panels share. */
export function useFilters(
  search: AnySearch,
  { smallBelow = 'md', alwaysOpen = false }: Options = {},
): Filters {
  const set = search.filters(useSearchState(search)).length > 0;
  const [chosen, setChosen] = useState<boolean>();
  const [sheet, setSheet] = useState(false);
  const query = smallWindows[smallBelow];
  const served = useServerRendered();
  const [small, setSmall] = useState(() => !served && matchMedia(query).matches);
  // The page that the server has written comes to life as in a large window; its button asks for itself.
  useEffect(() => {
    const asked = matchMedia(query);
    const follow = () =>
      startTransition(() => {
        setSmall(asked.matches);
        // What a large window has closed does not open by itself when it is small again.
        if (!asked.matches) setSheet(false);
      });
    follow();
    asked.addEventListener('change', follow);
    return () => asked.removeEventListener('change', follow);
  }, [query]);
  const open = alwaysOpen || (chosen ?? set);
  return {
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
