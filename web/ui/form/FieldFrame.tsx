import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldState } from './useFieldState.ts';

/** The error message of a field, which the field references in `aria-describedby`, or of a form. */
export const FieldError = ({ id, message }: { id?: string; message: string }) => (
  <p id={id} className="flex items-start gap-1.5 text-sm text-danger-ink">
    <CircleAlert aria-hidden className="mt-0.5 size-3.5 flex-none" strokeWidth={2} />
    {message}
  </p>
);

export interface FieldProps {
  label: string;
  hint?: string | undefined;
  optional?: boolean | undefined;
  className?: string | undefined;
}

interface Props extends FieldProps {
  state: FieldState;
  children: ReactNode;
}

/** The label above a field, and its hint or error below it. */
export function FieldFrame({ label, hint, optional = false, className = '', state, children }: Props) {
  const { id, error } = state;
  return (
    <div className={`grid min-w-0 content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-subtle"> (optional)</span>}
      </label>
      {children}
      {hint && !error && (
        <p id={`${id}-hint`} className="text-sm text-subtle">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} message={error} />}
    </div>
  );
}
