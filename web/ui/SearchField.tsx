import { Search, X, type LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';
import { maxSearchLength } from '../../schema/rules/searchLength.ts';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  /** The accessible name, and the placeholder by default. */
  label: string;
  /** 'q' by default: the search words in the address. */
  name?: string;
  /** In characters; the search words of the contract by default. */
  maxLength?: number;
  Icon?: LucideIcon;
  /** Classes of the input; `className` is for the complete field. */
  look?: string;
}

/** Empties the field as typing would, and dispatches `clear`, which `useSearchForm` handles. */
function clear({ currentTarget }: MouseEvent): void {
  const input = currentTarget.previousElementSibling!.querySelector('input')!;
  input.value = '';
  input.focus();
  for (const event of ['input', 'clear']) input.dispatchEvent(new Event(event, { bubbles: true }));
}

/** A search field with a clear button, which CSS shows while the field has text. */
export const SearchField = ({
  label,
  name = 'q',
  placeholder = label,
  maxLength = maxSearchLength.words,
  Icon = Search,
  className = '',
  look = '',
  ...input
}: Props) => (
  <div className={`relative min-w-0 ${className}`}>
    <label className="field">
      <span className="sr-only">{label}</span>
      <Icon aria-hidden strokeWidth={1.75} />
      <input
        {...input}
        name={name}
        placeholder={placeholder}
        maxLength={maxLength}
        type="search"
        className={`input ${look}`}
        enterKeyHint="search"
      />
    </label>
    <button
      type="button"
      className="clear noscript:hidden"
      aria-label={`Clear: ${label}`}
      data-tip="Clear"
      // Keeps the focus in the field, and a phone's keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      onClick={clear}
    >
      <X aria-hidden strokeWidth={1.75} />
    </button>
  </div>
);
