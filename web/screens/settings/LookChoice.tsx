import { Radio, RadioGroup } from '@headlessui/react';
import type { LucideIcon } from 'lucide-react';
import { Fragment, useId } from 'react';

interface Choice<Id extends string> {
  id: Id;
  label: string;
  about: string;
}

interface Props<Id extends string> {
  label: string;
  choices: readonly Choice<Id>[];
  icons: Readonly<Record<Id, LucideIcon>>;
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** Radio group that applies at once. It is one tab stop, and arrow keys select the other choices. */
export function LookChoice<Id extends string>({ label, choices, icons, chosen, onChoose }: Props<Id>) {
  const id = useId();
  return (
    <RadioGroup
      value={chosen}
      onChange={onChoose}
      aria-label={label}
      className="grid grid-cols-1 gap-2 sm:grid-cols-[8rem_1fr_1fr] sm:gap-3"
    >
      <p className="font-semibold sm:pt-3">{label}</p>
      {choices.map((choice) => {
        const Icon: LucideIcon = icons[choice.id];
        return (
          // A Fragment with its own aria-describedby: Headless UI's Field would add an inline style, which the CSP blocks.
          <Radio key={choice.id} as={Fragment} value={choice.id}>
            <button
              type="button"
              aria-label={choice.label}
              aria-describedby={`${id}-${choice.id}`}
              className="flex min-h-14 items-center gap-3 rounded-md border border-line px-3.5 py-2.5 text-left transition-[border-color] duration-(--wg-fast) hover:border-control aria-checked:border-accent aria-checked:bg-accent-soft aria-checked:text-accent-soft-ink aria-checked:inset-ring aria-checked:inset-ring-accent"
            >
              <Icon
                aria-hidden
                className="size-5 flex-none text-subtle in-aria-checked:text-inherit"
                strokeWidth={1.75}
              />
              <span className="min-w-0">
                <span className="block font-semibold">{choice.label}</span>
                <span id={`${id}-${choice.id}`} className="block text-sm text-muted">
                  {choice.about}
                </span>
              </span>
            </button>
          </Radio>
        );
      })}
    </RadioGroup>
  );
}
