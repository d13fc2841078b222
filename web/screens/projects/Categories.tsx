import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import type { FilterGroup } from '../../lists/filterGroups.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { projectSearch, type ProjectSearch } from '../../searches/projectSearch.ts';

/** Number of categories until the viewer clicks 'View all categories'. */
const shownFirst = 5;

/** Categories as links that add or remove themselves in the search. */
export function Categories({ search, group }: { search: ProjectSearch; group: FilterGroup }) {
  const chosen: readonly string[] = search.category;
  const all = group.options;
  const [open, setOpen] = useState(all.slice(shownFirst).some(({ value }) => chosen.includes(value)));
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="card-title px-2 pb-1.5">
        Categories
      </h2>
      <ul id={id}>
        {all.map(({ value, label, count }, i) => {
          const isChosen = chosen.includes(value);
          return (
            <li key={value} className={open || i < shownFirst ? undefined : 'hidden noscript:block'}>
              <PrefetchLink
                to={projectSearch.address(projectSearch.toggled(search, { name: 'category', id: value }))}
                preventScrollReset
                aria-current={isChosen ? 'true' : undefined}
                className={`flex min-h-11 md:min-h-8 items-center gap-2 rounded-sm px-2 py-1 ${isChosen ? 'bg-accent-soft font-semibold text-accent-soft-ink' : 'hover:bg-hover'}`}
              >
                {isChosen && <Check aria-hidden className="size-4 flex-none" strokeWidth={2.25} />}
                <span className="min-w-0 grow">{label}</span>{' '}
                <span className={`num text-sm ${isChosen ? '' : 'text-subtle'}`}>{count}</span>
              </PrefetchLink>
            </li>
          );
        })}
      </ul>
      {all.length > shownFirst && (
        <button
          type="button"
          className="link mx-2 mt-1 reach min-h-6 text-sm noscript:hidden"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? 'View fewer categories' : 'View all categories'}
        </button>
      )}
    </section>
  );
}
