import { pageSize } from './gigSearch.ts';

/** Cards of the final height, while the gigs load: a page of them, or one's own few. */
export const GigsSkeleton = ({ few }: { few: boolean }) => (
  <div aria-busy>
    <span className="sr-only" role="status">
      Loading gigs
    </span>
    {few ? (
      <div className="few shape card" aria-hidden />
    ) : (
      <div className="grid gap-4 pb-13" aria-hidden>
        <div className="shape bar h-9 max-md:h-17.5" />
        <div className="card-grid">
          {[...Array(pageSize).keys()].map((place) => (
            <div key={place} className="shape card picture h-113 xl:h-107" />
          ))}
        </div>
      </div>
    )}
  </div>
);
