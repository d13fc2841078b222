import { Loading } from '../../ui/Loading.tsx';

/** The number of cards: between those of the sample's postings. */
const usualApplicants = 7;

/** Skeleton of the screen below the back link, about as high as the loaded page. */
export const JobManageSkeleton = () => (
  <Loading status="Loading the applicants">
    <div className="grid h-16 content-start gap-3 pt-1">
      <div className="skeleton h-8 w-3/5" />
      <div className="skeleton h-4 w-2/5" />
    </div>
    <div className="mt-5 h-11 max-sm:h-24.5">
      <div className="skeleton h-11 sm:w-96" />
    </div>
    <div className="skeleton mt-6 h-6 w-32" />
    <div className="mt-4 flex gap-2">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="skeleton h-8 w-24 rounded-full!" />
      ))}
    </div>
    <div className="mt-4 grid gap-stack">
      {[...Array(usualApplicants).keys()].map((place) => (
        <div key={place} className="shape card h-62 max-md:h-85" />
      ))}
    </div>
  </Loading>
);
