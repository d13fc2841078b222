import { useRef, type ReactNode } from 'react';
import { HiddenFields } from './HiddenFields.tsx';
import type { AnySearch } from './searchState.ts';
import { useSearchForm } from './useSearchForm.ts';

interface Props {
  /** Defines the address's parameters. The fields have their names and a `defaultValue` or `defaultChecked`. */
  search: AnySearch;
  /** The path of the page, where it is a detail page and not the search's own path. */
  at?: string;
  /** For fields outside the form, which name it in their `form` attribute. */
  id?: string;
  /** The accessible name. */
  label: string;
  /** Whether typing updates the list; otherwise text waits for Enter or a button. Choices always apply at once. */
  live?: boolean;
  /** Names of parameters without a field, which a submit keeps. */
  keep?: readonly string[];
  className?: string;
  children: ReactNode;
}

/**
 * A search and its filters, whose state is the address: a GET form, which also works before hydration. A submit removes
 * parameters that are neither fields nor kept, such as the page, the tab and the open item.
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
      {live && (
        <noscript>
          <button type="submit" className="btn btn-primary">
            Apply
          </button>
        </noscript>
      )}
    </form>
  );
}
