/** A row of the list, while it loads. */
const JobRow = () => (
  <div className="flex h-27 gap-4 px-card py-3" aria-hidden>
    <div className="skeleton size-11 flex-none rounded-md!" />
    <div className="grid grow content-start gap-2.5 pt-1">
      <div className="skeleton h-4 w-2/5" />
      <div className="skeleton h-3.5 w-4/5" />
      <div className="skeleton mt-1 h-6.5 w-2/3" />
    </div>
    <div className="skeleton size-10 flex-none rounded-full!" />
  </div>
);

/** Tabs, summary and rows of the final height. */
export const MainSkeleton = () => (
  <div className="grid gap-stack" aria-busy>
    <span className="sr-only" role="status">
      Loading the jobs
    </span>
    <div className="h-11 border-b border-line" />
    <div className="skeleton h-10 w-44" aria-hidden />
    <div className="card divide">
      {[1, 2, 3, 4, 5].map((row) => (
        <JobRow key={row} />
      ))}
    </div>
  </div>
);

/** The picks: a row of tiles, from 1024 px on a list. */
export const PicksSkeleton = () => <div className="skeleton h-41 rounded-lg! lg:h-66" aria-hidden />;

/** The side widgets' heights. */
export const SideSkeleton = () =>
  ['h-29', 'h-33', 'h-47', 'h-67'].map((height) => (
    <div key={height} className={`skeleton rounded-lg! ${height}`} aria-hidden />
  ));
