import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  type?: 'checkbox' | 'radio';
  label: ReactNode;
  /** How many things the choice would leave, at the end of the row. */
  count?: number;
}

const box =
  'peer size-4.5 flex-none cursor-pointer appearance-none border-[1.5px] border-control bg-surface checked:border-accent checked:bg-accent forced-colors:appearance-auto';

/** A checkbox or radio button with its label as one row to press. */
export function CheckRow({ type = 'checkbox', label, count, ...input }: Props) {
  return (
    <label className="flex min-h-8 cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1 hover:bg-hover">
      <span className="relative grid flex-none place-items-center">
        <input
          {...input}
          type={type}
          className={`${box} ${type === 'radio' ? 'rounded-full' : 'rounded-xs'}`}
        />
        {type === 'radio' ? (
          <span className="pointer-events-none absolute hidden size-2 rounded-full bg-accent-contrast peer-checked:block forced-colors:hidden!" />
        ) : (
          <Check
            aria-hidden
            className="pointer-events-none absolute hidden size-3.25 text-accent-contrast peer-checked:block forced-colors:hidden!"
            strokeWidth={3}
          />
        )}
      </span>
      <span className="min-w-0 grow break-words">{label}</span>{' '}
      {count !== undefined && <span className="num text-sm text-subtle">{count}</span>}
    </label>
  );
}
