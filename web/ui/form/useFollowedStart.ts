import { useEffect, useEffectEvent, useRef } from 'react';
import type { DefaultValues, FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form';
import { changedFields, isSame } from './changedFields.ts';

/**
 * Updates the initial values of a form when their data changes, for example in another tab. Fields that the user has
 * changed keep their input. Returns a function for the end of the input, after a save or when the user discards it.
 */
export function useFollowedStart<In extends FieldValues, Out>(
  { formState, getValues, resetDefaultValues, setValue }: UseFormReturn<In, unknown, Out>,
  start: In,
): () => void {
  const followed = useRef(start);
  /** Fields whose input became the initial value, by an optimistic result. If a refusal undoes that, the input stays. */
  const entered = useRef(new Set<string>());
  const { isSubmitting } = formState;
  const follow = useEffectEvent(() => {
    const updates = Object.entries(changedFields(start, followed.current));
    followed.current = start;
    if (updates.length === 0) return;
    const values = getValues();
    const defaults = formState.defaultValues as FieldValues;
    // Merged, since after a save the defaults of other fields are the saved input, which `start` may not have yet.
    resetDefaultValues({ ...defaults, ...Object.fromEntries(updates) } as DefaultValues<In>);
    for (const [name, value] of updates) {
      const isChanged = !isSame(values[name], defaults[name]);
      if (isSame(values[name], value)) {
        if (isChanged) entered.current.add(name);
      } else if (!isChanged && !entered.current.has(name))
        // `shouldDirty` compares the value with its new default, so that the field counts as unchanged.
        setValue(name as FieldPath<In>, value as FieldPathValue<In, FieldPath<In>>, { shouldDirty: true });
    }
  });
  useEffect(() => {
    if (!isSubmitting) follow();
  }, [start, isSubmitting]);
  return () => entered.current.clear();
}
