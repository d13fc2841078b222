import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readStored, writeStored } from '../storage.ts';
import type { FormDefinition } from './defineForm.ts';
import { unreadable } from './useBoundField.ts';

/** Whether a value is of the kind of another, all the way down; an entry of a list is like the example's first one. */
function isLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example))
    return Array.isArray(value) && value.every((entry) => isLike(entry, example[0]));
  if (typeof example !== 'object' || example === null) return typeof value === typeof example;
  const given = value as Record<string, unknown> | null | undefined;
  return (
    typeof given === 'object' &&
    given !== null &&
    Object.entries(example).every(([part, like]) => isLike(given[part], like))
  );
}

/**
 * Keeps what is typed into a form, in this tab, over closing its dialog, leaving the screen and reloading; without a
 * name it keeps nothing. Answers a function that forgets the draft.
 */
export function useFormDraft<In extends FieldValues, Out>(
  name: string | undefined,
  { getValues, reset, subscribe, formState }: UseFormReturn<In, unknown, Out>,
  { unkept, example }: Pick<FormDefinition<In, Out>, 'unkept' | 'example'>,
  onRestored?: (restored: boolean) => void,
): () => void {
  const key = `draft:${name}`;
  const store = useEffectEvent((values: In) =>
    writeStored(
      key,
      JSON.stringify(values, (field, value: unknown) => (unkept.includes(field) ? undefined : value)),
    ),
  );
  const restore = useEffectEvent(() => {
    const values = getValues();
    // What was entered before this code came is later than the draft.
    const isEntered = (field: string) =>
      typeof values[field] !== 'object' && values[field] !== formState.defaultValues?.[field];
    try {
      const draft = readStored(key);
      if (!draft) return;
      const read = (field: string, value: unknown) =>
        unkept.includes(field) ? undefined : value === unreadable ? '' : value;
      const kept = Object.entries(JSON.parse(draft, read) as Partial<In>);
      const fitting = kept.filter(([field, value]) => isLike(value, example[field]) && !isEntered(field));
      reset({ ...values, ...Object.fromEntries(fitting) }, { keepDefaultValues: true });
      onRestored?.(fitting.length > 0);
    } catch {
      // It holds something else.
    } finally {
      if (Object.keys(values).some(isEntered)) store(getValues());
    }
  });
  useEffect(() => {
    if (name === undefined) return;
    restore();
    return subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
  }, [name, key, unkept, subscribe]);
  return () => writeStored(key, '');
}
