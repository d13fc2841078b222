import { Search, SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { paths } from '../../paths.ts';
import type { ProjectSearch } from './projectSearch.ts';
import { useSearchForm } from './useSearchForm.ts';

interface Props {
  /** The form's id: the filters stand elsewhere and belong to it by their `form` attribute. */
  id: string;
  search: ProjectSearch;
  /** How many choices narrow the list. */
  chosen: number;
  filtersOpen: boolean;
  onToggleFilters: () => void;
  /** Ids of what the Filters button of small screens opens. */
  filters: string;
}

/** The search box; a GET form, so that it finds before any script runs. */
export function ProjectSearchForm({ id, search, chosen, filtersOpen, onToggleFilters, filters }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { onSubmit, onType, onLeave } = useSearchForm(form);
  return (
    <form
      ref={form}
      id={id}
      role="search"
      aria-label="Projects"
      method="get"
      action={paths.projects}
      autoComplete="off"
      className="flex gap-2"
      onSubmit={onSubmit}
    >
      {search.chosen.category.map((category) => (
        <input key={category} type="hidden" name="category" value={category} />
      ))}
      <label className="field min-w-0 grow">
        <span className="sr-only">Search projects</span>
        <Search aria-hidden strokeWidth={1.75} />
        <input
          className="input"
          type="search"
          name="q"
          defaultValue={search.q}
          maxLength={200}
          placeholder="Search for projects"
          enterKeyHint="search"
          onChange={onType}
          onBlur={onLeave}
        />
      </label>
      <noscript>
        <button type="submit" className="btn btn-primary">
          Apply
        </button>
      </noscript>
      <button
        type="button"
        className="btn btn-outline lg:hidden noscript:hidden"
        aria-expanded={filtersOpen}
        aria-controls={filters}
        onClick={onToggleFilters}
      >
        <SlidersHorizontal aria-hidden strokeWidth={1.75} />
        Filters{' '}
        {chosen > 0 && (
          <span className="count">
            {chosen} <span className="sr-only">chosen</span>
          </span>
        )}
      </button>
    </form>
  );
}
