import { useId } from 'react';
import { lengthError } from './lengthError.ts';

/** For a field outside a form: whether its text is too long, its ARIA attributes, and the message or else `otherError`. */
export function useTextLimit(text: string, maxLength: number, className = '', otherError?: string | null) {
  const id = `${useId()}-error`;
  const limitError = lengthError(text, maxLength);
  const message = limitError ?? otherError;
  return {
    over: limitError !== undefined,
    field: { 'aria-invalid': limitError !== undefined, 'aria-describedby': message ? id : undefined },
    error: message ? (
      <p id={id} role="alert" className={`text-sm text-danger-ink ${className}`}>
        {message}
      </p>
    ) : null,
  };
}
