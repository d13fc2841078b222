import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** History state of a navigation between tabs with paths of their own: it keeps the focus. */
export const keepFocusState = { keepFocus: true };

/** Focuses a field after a navigation with the state `keepFocusState`, such as a keyboard shortcut makes. */
export function useFocusOnArrival(field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>): void {
  const { key, state } = useLocation();
  const shouldFocus = (state as Partial<typeof keepFocusState> | null)?.keepFocus === true;
  useEffect(() => {
    if (!shouldFocus) return;
    field.current?.focus();
    field.current?.select();
  }, [field, key, shouldFocus]);
}
