import { useId } from 'react';
import { tooLong } from './tooLong.ts';

/** For a field outside a form: whether its text is too long, what the field takes to be tied to that, and the words. */
export function useTextLimit(text: string, most: number, className = '', beside?: string | null) {
  const id = `${useId()}-error`;
  const long = tooLong(text, most);
  const message = long ?? beside;
  return {
    over: long !== undefined,
    field: { 'aria-invalid': long !== undefined, 'aria-describedby': message ? id : undefined },
    error: message ? (
      <p id={id} role="alert" className={`text-sm text-danger-ink ${className}`}>
        {message}
      </p>
    ) : null,
  };
}
