import { useId } from 'react';
import { get, useFormContext, type FieldError, type FieldValues } from 'react-hook-form';

/** The state of a field in its form. */
export interface FieldState {
  id: string;
  error: string | undefined;
  /** Attributes of the control. */
  aria: {
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    'aria-required': true | undefined;
  };
}

/** Returns the id, the error and the ARIA attributes of a field by its name. */
export function useFieldState(name: string, hint?: string, optional = false): FieldState {
  const id = useId();
  const { formState } = useFormContext<FieldValues>();
  const error = (get(formState.errors, name) as FieldError | undefined)?.message;
  return {
    id,
    error,
    aria: {
      'aria-invalid': error !== undefined,
      'aria-describedby': error ? `${id}-error` : hint && `${id}-hint`,
      'aria-required': optional ? undefined : true,
    },
  };
}
