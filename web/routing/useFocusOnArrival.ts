import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** History state of a navigation after which `RouteFocus` does not move the focus to the main part. */
export const keepFocusState = { keepFocus: true };

/** Focuses a field after a navigation with the state `keepFocusState`, such as by the shortcut of the search. */
export function useFocusOnArrival(field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>): void {
  const { key, state } = useLocation();
  const shouldFocus = (state as Partial<typeof keepFocusState> | null)?.keepFocus === true;
  useEffect(() => {
    if (!shouldFocus) return;
    field.current?.focus();
    field.current?.select();
  }, [field, key, shouldFocus]);
}
