import { Loading } from '../../ui/Loading.tsx';

/** Skeleton of the agency's page. Heights equal the loaded page, so nothing shifts. */
export const AgencySkeleton = () => (
  <Loading status="Loading the agency's page" className="grid grid-cols-1 gap-10 md:gap-14">
    <div className="card h-120 p-card sm:h-96 md:h-98 md:p-12">
      <div className="skeleton mt-8 h-10 w-2/5" />
      <div className="skeleton mt-4 h-16 w-3/5" />
      <div className="skeleton mt-6 h-11 w-32" />
    </div>
    <div>
      <div className="skeleton h-12.75 w-64" />
      <div className="mt-4 grid grid-cols-1 gap-stack sm:grid-cols-2 xl:grid-cols-4">
        {[...Array(4).keys()].map((place) => (
          <div key={place} className="shape card h-48 xl:h-57" />
        ))}
      </div>
    </div>
    <div className="shape card h-128 max-md:h-196" />
    <div className="shape section h-60 max-md:h-142" />
    <div className="shape section h-70 max-md:h-122" />
    <div className="shape card h-29 max-md:h-43" />
  </Loading>
);
