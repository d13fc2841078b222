import { BriefcaseBusiness, Building2, FolderKanban, ShoppingBag, Sparkles, Users } from 'lucide-react';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { query } from './search.data.ts';
import { siteSearch } from '../../searches/siteSearch.ts';

const lists = [
  { label: 'Jobs', text: 'By title, company or skill', to: paths.jobs(), Icon: BriefcaseBusiness },
  { label: 'Gigs', text: 'Services at a fixed price', to: paths.gigs(), Icon: Sparkles },
  { label: 'Projects', text: 'Freelance work to bid on', to: paths.projects(), Icon: FolderKanban },
  { label: 'Shop', text: 'Templates, tools and courses', to: paths.shop(), Icon: ShoppingBag },
  { label: 'Companies', text: 'By name, industry or place', to: paths.companies(), Icon: Building2 },
  { label: 'Network', text: 'The people you know', to: paths.network(), Icon: Users },
] as const;

/** Start of the search without words: current topics and links to all lists. */
export function SearchStart() {
  const { topics } = useScreenData(query);
  return (
    <div className="grid grid-cols-1 gap-6">
      {topics && topics.length > 0 && (
        <section aria-labelledby="search-topics">
          <h2 id="search-topics" className="card-title">
            People talk about
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {topics.map(({ id, tag }) => (
              <li key={id} className="max-w-full">
                <PrefetchLink
                  to={siteSearch.address({ q: tag })}
                  className="chip chip-btn max-w-full max-md:h-11"
                >
                  <span className="truncate">{tag}</span>
                </PrefetchLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="search-lists">
        <h2 id="search-lists" className="card-title">
          Browse by category
        </h2>
        <ul className="mt-3 grid grid-cols-1 gap-stack sm:grid-cols-2 lg:grid-cols-3">
          {lists.map(({ label, text, to, Icon }) => (
            <li key={label}>
              <div className="card card-link link-area flex items-center gap-3 p-card">
                <Icon aria-hidden className="size-5 flex-none text-accent-ink" strokeWidth={1.75} />
                <div className="min-w-0">
                  <h3 className="font-semibold">
                    <PrefetchLink to={to} className="rounded-sm stretched-link">
                      {label}
                    </PrefetchLink>
                  </h3>
                  <p className="text-sm text-muted">{text}</p>
                </div>
              </div>
            </li>
          ))}
        </ul>
        <p className="mt-3 hidden text-sm text-muted md:pointer-fine:block noscript:hidden">
          <kbd className="key">Ctrl</kbd> <kbd className="key">K</kbd> finds screens and actions, too, from
          anywhere.
        </p>
      </section>
    </div>
  );
}
