import { Search, type LucideIcon } from 'lucide-react';
import type { KeyboardEventHandler, Ref } from 'react';

interface Props {
  name: string;
  /** For screen readers; what is typed stands in its place otherwise. */
  label: string;
  placeholder: string;
  defaultValue: string;
  maxLength: number;
  Icon?: LucideIcon;
  className?: string;
  onKeyDown?: KeyboardEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

/** A box for words to look for. */
export const SearchField = ({ label, Icon = Search, className = '', ...input }: Props) => (
  <label className={`field min-w-0 ${className}`}>
    <span className="sr-only">{label}</span>
    <Icon aria-hidden strokeWidth={1.75} />
    <input {...input} type="search" className="input" enterKeyHint="search" />
  </label>
);
