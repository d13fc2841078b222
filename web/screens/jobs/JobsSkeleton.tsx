/** A card of the list, while it loads. */
const JobCardSkeleton = () => (
  <div className="card flex h-50 gap-4 p-card" aria-hidden>
    <div className="skeleton size-12 flex-none rounded-md!" />
    <div className="grid grow content-start gap-2.5 pt-1">
      <div className="skeleton h-4 w-2/5" />
      <div className="skeleton h-3.5 w-1/2" />
      <div className="skeleton h-3.5 w-3/5" />
      <div className="skeleton mt-1 h-6.5 w-2/3" />
    </div>
    <div className="skeleton size-11.5 flex-none rounded-full!" />
  </div>
);

/** Picks, where there will be some, tabs, summary and cards of the final height. */
export const MainSkeleton = ({ picks }: { picks: boolean }) => (
  <div className="grid gap-stack" aria-busy>
    <span className="sr-only" role="status">
      Loading the jobs
    </span>
    {picks && (
      <div className="card h-41 p-card" aria-hidden>
        <div className="skeleton h-5 w-36" />
        <div className="skeleton mt-3.5 h-21.5" />
      </div>
    )}
    <div className="h-11 border-b border-line" />
    <div className="skeleton h-10 w-44" aria-hidden />
    <JobCardSkeleton />
    <JobCardSkeleton />
    <JobCardSkeleton />
  </div>
);

/** The side widgets' heights. */
export const SideSkeleton = () =>
  ['h-29', 'h-33', 'h-38', 'h-67'].map((height) => (
    <div key={height} className={`card p-card ${height}`} aria-hidden>
      <div className="skeleton h-4 w-3/5" />
      <div className="skeleton mt-4 h-3 w-4/5" />
    </div>
  ));
