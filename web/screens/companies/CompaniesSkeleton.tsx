import { pageSize } from '../../searches/companySearch.ts';
import { Loading } from '../../ui/Loading.tsx';

/** Skeleton with cards of the final height: a full page, or the short list of followed companies. */
export const CompaniesSkeleton = ({ few }: { few: boolean }) => (
  <Loading status="Loading companies">
    {few ? (
      <div className="few shape card mt-8.5" />
    ) : (
      <div className="grid gap-4 pb-13">
        <div className="shape bar h-9 max-md:h-17.5" />
        <div className="card-grid">
          {[...Array(pageSize).keys()].map((place) => (
            <div key={place} className="shape card picture h-84 before:h-20 before:aspect-auto xl:h-86" />
          ))}
        </div>
      </div>
    )}
  </Loading>
);
