import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Keeps what is typed into a form, in this tab, over closing its dialog, leaving the screen and reloading. Answers a
 * function that empties the form and forgets the draft.
 */
export function useFormDraft<T extends FieldValues>(name: string, form: UseFormReturn<T>): () => void {
  const key = `draft:${name}`;
  const { getValues, reset, subscribe } = form;
  useEffect(() => {
    try {
      const kept = sessionStorage.getItem(key);
      if (kept) reset({ ...getValues(), ...(JSON.parse(kept) as T) }, { keepDefaultValues: true });
    } catch {
      // Storage is blocked, or holds something else.
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        try {
          sessionStorage.setItem(key, JSON.stringify(values));
        } catch {
          // Storage is blocked or full: the draft lives as long as the screen.
        }
      },
    });
  }, [key, getValues, reset, subscribe]);
  return () => {
    reset();
    try {
      sessionStorage.removeItem(key);
    } catch {
      // Storage is blocked.
    }
  };
}
