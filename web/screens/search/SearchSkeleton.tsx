import { kinds, type SiteSearch } from './siteSearch.ts';

/** Tabs and rows of the final shape, while the results load. */
export const SearchSkeleton = ({ search }: { search: SiteSearch }) => (
  <div aria-busy>
    <span className="sr-only" role="status">
      Loading results
    </span>
    <div className="chip-tabs" aria-hidden>
      {kinds.map(({ id }) => (
        <div key={id} className="skeleton h-8 w-24 rounded-full!" />
      ))}
    </div>
    <div className="skeleton mt-4 h-4.5 w-40" aria-hidden />
    <div className="mt-3 grid grid-cols-1 gap-stack lg:grid-cols-2" aria-hidden>
      {kinds.map(({ id }) => (
        <div
          key={id}
          className={`skeleton rounded-lg! ${search.tab === 'all' ? 'h-90 max-md:h-108' : 'h-28'}`}
        />
      ))}
    </div>
  </div>
);
