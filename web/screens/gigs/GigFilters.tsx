import { Search } from 'lucide-react';
import { paths } from '../../paths.ts';
import { QueryForm } from '../../routing/QueryForm.tsx';
import { defaults, selects, type GigSearch } from './gigFilter.ts';

interface Props {
  /** Id of the form, for the select that gives the order. */
  form: string;
  /** Id of the panel with the selects. */
  id: string;
  search: GigSearch;
  /** Whether the selects show; where no script runs, they always do. */
  open: boolean;
}

/** The search box and, beneath it, the filters. */
export function GigFilters({ form, id, search, open }: Props) {
  const { q, category, price, delivery, sort } = search;
  return (
    <QueryForm
      id={form}
      path={paths.gigs()}
      values={{ q, category, price, delivery, sort }}
      defaults={defaults}
      label="Gigs"
      className="card p-3"
    >
      <div className="flex flex-wrap gap-2">
        <label className="field min-w-0 grow basis-64">
          <span className="sr-only">Search gigs</span>
          <Search aria-hidden strokeWidth={1.75} />
          <input
            className="input"
            type="search"
            name="q"
            defaultValue={q}
            maxLength={200}
            placeholder="Search for services, skills, or keywords"
            enterKeyHint="search"
          />
        </label>
        <button type="submit" className="btn btn-primary max-sm:w-full sm:px-6">
          Search
        </button>
      </div>
      <div
        id={id}
        className={`mt-3 gap-3 border-t border-line pt-3 sm:grid-cols-3 ${open ? 'grid' : 'hidden noscript:grid'}`}
      >
        {selects.map(({ name, label, choices }) => (
          <label key={name} className="grid gap-1">
            <span className="eyebrow">{label}</span>
            <select className="input select" name={name} defaultValue={search[name]}>
              {choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {choice.label}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </QueryForm>
  );
}
