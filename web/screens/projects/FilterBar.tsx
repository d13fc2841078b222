import { X } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Choices, type Props } from './Choices.tsx';
import { FilterMenu } from './FilterMenu.tsx';
import { addressOf, anyTime } from './projectSearch.ts';

/** The filters that open beneath their buttons, and a way to take all of them back. */
export function FilterBar(props: Props) {
  const { chosen, posted } = props.search;
  const navigate = useNavigate();
  const clear = (event: FormEvent) => {
    event.preventDefault();
    const replace = addressOf(props.search) === paths.projects;
    void navigate(paths.projects, { replace, preventScrollReset: true });
  };
  return (
    <div className="relative flex flex-wrap gap-2">
      <FilterMenu label="Location" chosen={chosen.location.length}>
        <Choices {...props} group="location" legend="Location" legendHidden />
      </FilterMenu>
      <FilterMenu label="Budget" chosen={chosen.budget.length}>
        <Choices {...props} group="budget" legend="Budget" legendHidden />
      </FilterMenu>
      <FilterMenu label="Duration" chosen={chosen.duration.length}>
        <Choices {...props} group="duration" legend="Duration" legendHidden />
      </FilterMenu>
      <FilterMenu label="More Filters" chosen={posted === anyTime ? 0 : 1}>
        <Choices {...props} group="posted" legend="Date posted" />
      </FilterMenu>
      <form method="get" action={paths.projects} onSubmit={clear}>
        <button type="submit" className="btn btn-ghost">
          <X aria-hidden strokeWidth={1.75} />
          Clear Filters
        </button>
      </form>
    </div>
  );
}
