import { useEffect, useEffectEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { readStored, writeStored } from '../../session/storage.ts';
import { changedFields } from './changedFields.ts';
import type { FormDefinition } from './defineForm.ts';
import { draftKey } from './draftKey.ts';
import { invalidNumber } from './useBoundField.ts';

/** Whether a value has the type of an example, recursively; list entries are compared with the example's first entry. */
function isLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example))
    return Array.isArray(value) && value.every((entry) => isLike(entry, example[0]));
  if (typeof example !== 'object' || example === null) return typeof value === typeof example;
  const object = value as Record<string, unknown> | null | undefined;
  return (
    typeof object === 'object' &&
    object !== null &&
    Object.entries(example).every(([key, partExample]) => isLike(object[key], partExample))
  );
}

/**
 * Initialises a form with input from before hydration, and with its draft. Stores the changed fields as a draft in this
 * tab, also across reloads. Without a name there is no draft. Returns a function that deletes the draft.
 */
export function useFormDraft<In extends FieldValues, Out>(
  name: string | undefined,
  { getValues, reset, subscribe, formState }: UseFormReturn<In, unknown, Out>,
  { excludedFromDraft, example }: Pick<FormDefinition<In, Out>, 'excludedFromDraft' | 'example'>,
  onRestored?: () => void,
): () => void {
  const key = draftKey(name);
  const store = useEffectEvent((values: In, defaultValues: Readonly<FieldValues> | undefined) => {
    const draft = JSON.stringify(changedFields(values, defaultValues), (field, value: unknown) =>
      excludedFromDraft.includes(field) ? undefined : value,
    );
    writeStored(key, draft === '{}' ? '' : draft);
  });
  const readDraft = (): [string, unknown][] => {
    try {
      const read = (field: string, value: unknown) =>
        excludedFromDraft.includes(field) ? undefined : value === invalidNumber ? '' : value;
      const draft = JSON.parse(readStored(key) ?? '', read) as Partial<In>;
      return Object.entries(draft).filter(([field, value]) => isLike(value, example[field]));
    } catch {
      // There is no draft, or it is not valid JSON.
      return [];
    }
  };
  const initialise = useEffectEvent(() => {
    const values = getValues();
    // A list or an object never equals its default by reference, so it counts as not entered.
    const isEntered = (field: string) =>
      typeof values[field] !== 'object' && values[field] !== formState.defaultValues?.[field];
    const entered = Object.keys(values).some(isEntered);
    // Input from before hydration is newer than the draft.
    const restored = name === undefined ? [] : readDraft().filter(([field]) => !isEntered(field));
    if (!entered && restored.length === 0) return;
    // `useBoundField` sets early input as React attaches refs, before `useWatch` subscribes. `reset` notifies `useWatch`.
    reset({ ...values, ...Object.fromEntries(restored) }, { keepDefaultValues: true });
    if (restored.length > 0) onRestored?.();
    if (entered && name !== undefined) store(getValues(), formState.defaultValues);
  });
  useEffect(() => {
    initialise();
    if (name === undefined) return;
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => store(values, defaultValues),
    });
  }, [name, key, subscribe]);
  return () => writeStored(key, '');
}
