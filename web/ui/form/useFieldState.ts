import { useId } from 'react';
import { get, useFormContext, type FieldError, type FieldValues } from 'react-hook-form';

export interface FieldState {
  id: string;
  error: string | undefined;
  aria: {
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    'aria-required': true | undefined;
  };
}

/** The id, error message and ARIA attributes of a form's field. */
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
