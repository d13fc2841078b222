import { useRef, type ReactNode } from 'react';
import { HiddenFields } from './HiddenFields.tsx';
import type { AnySearch } from './searchState.ts';
import { useSearchForm } from './useSearchForm.ts';

interface Props {
  /** What the address holds; the fields bear its names and have a `defaultValue` or `defaultChecked`. */
  search: AnySearch;
  /** The page that the search belongs to, where that is one thing of many. */
  at?: string;
  /** For fields that stand elsewhere: they belong to the form by their `form` attribute. */
  id?: string;
  /** What is searched, for screen readers. */
  label: string;
  /** Whether the list follows the keys; otherwise text waits for Enter or a button. Choices count at once. */
  live?: boolean;
  /** Names of what the address says and no field does: a submit keeps it. */
  keep?: readonly string[];
  className?: string;
  children: ReactNode;
}

/**
 * A search and its filters, whose state is the address: a GET form that also works before any script does. It begins
 * the list anew: what is neither a field nor kept (page, tab, what is open) leaves the address.
 */
export function SearchForm({
  search,
  at = search.path,
  id,
  label,
  live = false,
  keep,
  className,
  children,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const onSubmit = useSearchForm(form, { search, at, live });
  return (
    <form
      ref={form}
      id={id}
      role="search"
      aria-label={label}
      method="get"
      action={at}
      className={className}
      autoComplete="off"
      onSubmit={onSubmit}
    >
      <HiddenFields search={search} names={keep ?? []} />
      {children}
    </form>
  );
}
