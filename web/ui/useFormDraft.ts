import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readStored, writeStored } from './storage.ts';

/**
 * Keeps what is typed into a form, in this tab, over closing its dialog, leaving the screen and reloading; a field for
 * which that makes no sense can be left out. Answers a function that empties the form and forgets the draft.
 */
export function useFormDraft<T extends FieldValues>(
  name: string,
  form: UseFormReturn<T>,
  leftOut?: keyof T,
): () => void {
  const key = `draft:${name}`;
  const { getValues, reset, subscribe } = form;
  useEffect(() => {
    try {
      const draft = readStored(key);
      if (draft) reset({ ...getValues(), ...(JSON.parse(draft) as Partial<T>) }, { keepDefaultValues: true });
    } catch {
      // It holds something else.
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        writeStored(
          key,
          JSON.stringify(values, (field, value: unknown) => (field === leftOut ? undefined : value)),
        ),
    });
  }, [key, leftOut, getValues, reset, subscribe]);
  return () => {
    reset();
    writeStored(key, '');
  };
}
