import { pageSize } from '../../searches/gigSearch.ts';
import { Loading } from '../../ui/Loading.tsx';

/** Skeleton with cards of the final height: a full page, or the short list of own or wishlisted gigs. */
export const GigsSkeleton = ({ few }: { few: boolean }) => (
  <Loading status="Loading gigs">
    {few ? (
      <div className="few shape card" />
    ) : (
      <div className="grid gap-4 pb-13">
        <div className="shape bar h-9 max-md:h-17.5" />
        <div className="card-grid">
          {[...Array(pageSize).keys()].map((place) => (
            <div key={place} className="shape card picture h-113 xl:h-107" />
          ))}
        </div>
      </div>
    )}
  </Loading>
);
