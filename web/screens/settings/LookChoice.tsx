import type { LucideIcon } from 'lucide-react';
import { useId, useRef, type KeyboardEvent } from 'react';

interface Choice<Id extends string> {
  id: Id;
  label: string;
  about: string;
}

interface Props<Id extends string> {
  label: string;
  choices: readonly [Choice<Id>, Choice<Id>];
  icons: Readonly<Record<Id, LucideIcon>>;
  chosen: Id;
  onChoose: (id: Id) => void;
}

/** Radio group of two choices that applies at once. It is one tab stop, and arrow keys select the other choice. */
export function LookChoice<Id extends string>({ label, choices, icons, chosen, onChoose }: Props<Id>) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    if (!event.key.startsWith('Arrow')) return;
    event.preventDefault();
    const other = choices.findIndex((choice) => choice.id !== chosen);
    group.current?.querySelectorAll('button')[other]?.focus();
    onChoose(choices[other]!.id);
  };
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-labelledby={id}
      className="grid grid-cols-1 gap-2 sm:grid-cols-[8rem_1fr_1fr] sm:gap-3"
    >
      <p id={id} className="font-semibold sm:pt-3">
        {label}
      </p>
      {choices.map((choice) => {
        const Icon: LucideIcon = icons[choice.id];
        const isChosen = choice.id === chosen;
        return (
          <button
            key={choice.id}
            type="button"
            role="radio"
            aria-checked={isChosen}
            aria-label={choice.label}
            aria-describedby={`${id}-${choice.id}`}
            tabIndex={isChosen ? 0 : -1}
            className="look-choice"
            onKeyDown={move}
            onClick={() => onChoose(choice.id)}
          >
            <Icon aria-hidden className="size-5 flex-none" strokeWidth={1.75} />
            <span className="min-w-0">
              <span className="block font-semibold">{choice.label}</span>
              <span id={`${id}-${choice.id}`} className="block text-sm text-muted">
                {choice.about}
              </span>
            </span>
          </button>
        );
      })}
    </div>
  );
}
