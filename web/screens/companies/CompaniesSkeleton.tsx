import { pageSize } from './companySearch.ts';

/** Cards of the final height, while the companies load: a page of them, or one's own few. */
export const CompaniesSkeleton = ({ few }: { few: boolean }) => (
  <div aria-busy>
    <span className="sr-only" role="status">
      Loading companies
    </span>
    {few ? (
      <div className="few shape card mt-8.5" aria-hidden />
    ) : (
      <div className="grid gap-4 pb-13" aria-hidden>
        <div className="shape bar h-9 max-md:h-17.5" />
        <div className="card-grid">
          {[...Array(pageSize).keys()].map((place) => (
            <div key={place} className="shape card picture h-84 before:h-20 before:aspect-auto xl:h-86" />
          ))}
        </div>
      </div>
    )}
  </div>
);
