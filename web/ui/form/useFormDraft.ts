import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readStored, writeStored } from '../storage.ts';

/**
 * Keeps what is typed into a form, in this tab, over closing its dialog, leaving the screen and reloading; without a
 * name it keeps nothing. Answers a function that forgets the draft.
 */
export function useFormDraft<In extends FieldValues, Out>(
  name: string | undefined,
  { getValues, reset, subscribe }: UseFormReturn<In, unknown, Out>,
  unkept: readonly (keyof In)[],
  onRestored?: (restored: boolean) => void,
): () => void {
  const key = `draft:${name}`;
  useEffect(() => {
    if (name === undefined) return;
    try {
      const draft = readStored(key);
      if (draft) {
        reset({ ...getValues(), ...(JSON.parse(draft) as Partial<In>) }, { keepDefaultValues: true });
        onRestored?.(true);
      }
    } catch {
      // It holds something else.
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) =>
        writeStored(
          key,
          JSON.stringify(values, (field, value: unknown) => (unkept.includes(field) ? undefined : value)),
        ),
    });
  }, [name, key, unkept, getValues, reset, subscribe, onRestored]);
  return () => writeStored(key, '');
}
