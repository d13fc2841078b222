import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  type?: 'checkbox' | 'radio';
  label: ReactNode;
  /** The number of matching items, shown at the end of the row. */
  count?: number;
}

/** A box of 18 px inside a click target of 24 px. */
const box =
  'peer -m-0.75 size-6 flex-none cursor-pointer appearance-none border-3 border-transparent bg-surface bg-clip-padding inset-ring-[1.5px] inset-ring-control checked:bg-accent checked:inset-ring-accent forced-colors:appearance-auto';

/** A checkbox or radio button with its label, as a clickable row. */
export function CheckRow({ type = 'checkbox', label, count, ...input }: Props) {
  return (
    <label className="flex min-h-11 md:min-h-8 cursor-pointer items-center gap-2.5 rounded-sm px-2 py-1 hover:bg-hover">
      <span className="relative grid flex-none place-items-center">
        <input
          {...input}
          type={type}
          className={`${box} ${type === 'radio' ? 'rounded-full' : 'rounded-[7px]'}`}
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
