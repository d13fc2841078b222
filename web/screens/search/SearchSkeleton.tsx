import { kinds, pageSize, type SiteSearch } from '../../searches/siteSearch.ts';
import { Loading } from '../../ui/Loading.tsx';

/** Skeleton of tabs and results, with their final height. */
export const SearchSkeleton = ({ search }: { search: SiteSearch }) => (
  <Loading status="Loading results">
    <div className="chip-tabs">
      {kinds.map(({ id }) => (
        <div key={id} className="skeleton h-8 w-24 rounded-full!" />
      ))}
    </div>
    {search.tab === 'all' ? (
      <>
        <div className="shape bar mt-4 h-4.5" />
        <div className="mt-3 grid grid-cols-1 gap-stack lg:grid-cols-2">
          {kinds.map(({ id, kind }) => (
            <div
              key={id}
              className={`shape card ${kind === 'POST' ? 'post h-153 max-md:h-104' : 'h-92 max-md:h-100'}`}
            />
          ))}
          <div className="shape card post h-153 max-md:h-104" />
          <div className="shape card post h-56 max-md:h-104" />
        </div>
      </>
    ) : (
      <>
        <div className="shape bar mt-4 h-4.5" />
        <div className="card divide mt-4 mb-13">
          {[...Array(pageSize).keys()].map((place) => (
            <div key={place} className="shape row h-16 max-md:h-34" />
          ))}
        </div>
      </>
    )}
  </Loading>
);

/** Skeleton of the topics and the six links to lists. */
export const StartSkeleton = () => (
  <Loading status="Loading search" className="grid gap-6 pb-1">
    <div className="shape section h-16 max-md:h-32" />
    <div className="shape bar -mb-3 h-5" />
    <div className="grid grid-cols-1 gap-stack sm:grid-cols-2 lg:grid-cols-3">
      {[...Array(6).keys()].map((list) => (
        <div key={list} className="shape row card h-20" />
      ))}
    </div>
  </Loading>
);
