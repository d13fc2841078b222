import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';

interface ControlProps {
  id: string;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
  'aria-required': boolean | undefined;
}

interface Props {
  label: string;
  /** What to type, before it is wrong. */
  hint?: string;
  /** What is wrong and what to do; shown beneath and read with the field. */
  error?: string | undefined;
  optional?: boolean;
  className?: string;
  /** The control; it takes these props along with its own. */
  children: (props: ControlProps) => ReactNode;
}

/** A labelled form field with its hint and its error. Give the control the class `input`, and `is-error` when wrong. */
export function Field({ label, hint, error, optional = false, className = '', children }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`grid content-start gap-1.5 ${className}`}>
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="font-normal text-subtle"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': described || undefined,
        'aria-required': optional ? undefined : true,
      })}
      {hint && !error && (
        <p id={`${id}-hint`} className="text-sm text-subtle">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-3.5 flex-none" strokeWidth={2} />
          {error}
        </p>
      )}
    </div>
  );
}
