import { Loading } from '../../ui/Loading.tsx';

/** Skeleton of the job page below the back link. Heights equal the loaded page, so nothing shifts. */
export const JobSkeleton = () => (
  <Loading status="Loading the job">
    <div className="flex h-16 gap-5 max-md:h-19">
      <div className="skeleton size-16 flex-none rounded-lg!" />
      <div className="grid grow content-start gap-3 pt-1">
        <div className="skeleton h-8 w-3/5" />
        <div className="skeleton h-4 w-2/5" />
      </div>
    </div>
    <div className="mt-5 h-11 max-sm:h-24.5">
      <div className="skeleton h-11 sm:w-72" />
    </div>
    <div className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-gutter lg:grid-cols-[minmax(0,1fr)_22.5rem]">
      <div className="shape card h-188 max-md:h-232" />
      <div className="grid gap-stack">
        <div className="shape card h-76" />
        <div className="shape card h-70" />
      </div>
    </div>
  </Loading>
);
