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
 * Begins a form with what was entered before hydration, and with its draft. Keeps what is typed, in this tab, over closing
 * its dialog, leaving the screen and reloading; without a name there is no draft. Returns a function that deletes it.
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
  const readDraft = (): [string, unknown][] => {
    try {
      const read = (field: string, value: unknown) =>
        unkept.includes(field) ? undefined : value === unreadable ? '' : value;
      const draft = JSON.parse(readStored(key) ?? '', read) as Partial<In>;
      return Object.entries(draft).filter(([field, value]) => isLike(value, example[field]));
    } catch {
      // There is none, or it holds something else.
      return [];
    }
  };
  const begin = useEffectEvent(() => {
    const values = getValues();
    const isEntered = (field: string) =>
      typeof values[field] !== 'object' && values[field] !== formState.defaultValues?.[field];
    const entered = Object.keys(values).some(isEntered);
    // What was entered before this code came is later than the draft.
    const restored = name === undefined ? [] : readDraft().filter(([field]) => !isEntered(field));
    if (!entered && restored.length === 0) return;
    // Refs are set before the components that watch the form subscribe to it: this publishes what was entered.
    reset({ ...values, ...Object.fromEntries(restored) }, { keepDefaultValues: true });
    onRestored?.(restored.length > 0);
    if (entered && name !== undefined) store(getValues());
  });
  useEffect(() => {
    begin();
    if (name === undefined) return;
    return subscribe({ formState: { values: true }, callback: ({ values }) => store(values) });
  }, [name, key, unkept, subscribe]);
  return () => writeStored(key, '');
}
