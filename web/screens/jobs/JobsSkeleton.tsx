/** The cards of the list, while it loads. */
const JobCardSkeleton = () => (
  <div className="card p-card" aria-hidden>
    <div className="flex gap-4">
      <div className="skeleton size-12 rounded-md!" />
      <div className="grid grow gap-2.5 pt-1">
        <div className="skeleton h-4 w-2/5" />
        <div className="skeleton h-3.5 w-1/2" />
        <div className="skeleton h-3.5 w-3/5" />
        <div className="mt-1 flex gap-1.5">
          <div className="skeleton h-6.5 w-28" />
          <div className="skeleton h-6.5 w-24" />
          <div className="skeleton h-6.5 w-20" />
        </div>
      </div>
      <div className="skeleton size-11.5 rounded-full!" />
    </div>
    <div className="mt-4 flex justify-end">
      <div className="skeleton h-8 w-28" />
    </div>
  </div>
);

/** Picks, tabs and cards of the final shape. */
export const MainSkeleton = () => (
  <div className="grid gap-stack" aria-busy>
    <span className="sr-only" role="status">
      Loading the jobs
    </span>
    <div className="card p-card" aria-hidden>
      <div className="skeleton h-5 w-36" />
      <div className="mt-3.5 grid gap-3 md:grid-cols-3">
        <div className="skeleton h-21.5" />
        <div className="skeleton h-21.5 max-md:hidden" />
        <div className="skeleton h-21.5 max-md:hidden" />
      </div>
    </div>
    <div className="flex h-11 items-center gap-6 border-b border-line" aria-hidden>
      <div className="skeleton h-4 w-20" />
      <div className="skeleton h-4 w-20" />
      <div className="skeleton h-4 w-20" />
    </div>
    <div className="grid h-10 content-center gap-2" aria-hidden>
      <div className="skeleton h-4 w-44" />
      <div className="skeleton h-3.5 w-36" />
    </div>
    <JobCardSkeleton />
    <JobCardSkeleton />
    <JobCardSkeleton />
    <JobCardSkeleton />
  </div>
);

/** The side widgets' heights. */
export const SideSkeleton = () =>
  ['h-26', 'h-33', 'h-38', 'h-67'].map((height) => (
    <div key={height} className={`card p-card ${height}`} aria-hidden>
      <div className="skeleton h-4 w-3/5" />
      <div className="skeleton mt-4 h-3 w-4/5" />
      <div className="skeleton mt-3 h-3 w-2/5" />
    </div>
  ));
