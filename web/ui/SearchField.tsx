import { Search, X, type LucideIcon } from 'lucide-react';
import type { ComponentProps, MouseEvent } from 'react';

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  /** For screen readers; what is typed stands in its place otherwise. */
  label: string;
  placeholder: string;
  maxLength: number;
  Icon?: LucideIcon;
  /** How the input looks; `className` is for the whole field. */
  look?: string;
}

/** Empties the field as its keys would, and tells whoever has searched for its words (useSearchForm). */
function clear({ currentTarget }: MouseEvent): void {
  const input = currentTarget.previousElementSibling!.querySelector('input')!;
  input.value = '';
  input.focus();
  for (const event of ['input', 'clear']) input.dispatchEvent(new Event(event, { bubbles: true }));
}

/** A box for words to look for. What empties it shows, by its styles, while it holds some. */
export const SearchField = ({ label, Icon = Search, className = '', look = '', ...input }: Props) => (
  <div className={`relative min-w-0 ${className}`}>
    <label className="field">
      <span className="sr-only">{label}</span>
      <Icon aria-hidden strokeWidth={1.75} />
      <input {...input} type="search" className={`input ${look}`} enterKeyHint="search" />
    </label>
    <button
      type="button"
      className="clear noscript:hidden"
      aria-label={`Clear: ${label}`}
      data-tip="Clear"
      // The focus stays in the field, and a phone's keys on the screen.
      onMouseDown={(event) => event.preventDefault()}
      onClick={clear}
    >
      <X aria-hidden strokeWidth={1.75} />
    </button>
  </div>
);
