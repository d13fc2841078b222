/** The job's page in its final shape, beneath the way back, while it loads. */
export const JobSkeleton = () => (
  <div aria-busy>
    <span className="sr-only" role="status">
      Loading the job
    </span>
    <div aria-hidden>
      <div className="flex gap-5">
        <div className="skeleton size-16 rounded-lg!" />
        <div className="grid grow content-start gap-3 pt-1">
          <div className="skeleton h-8 w-3/5" />
          <div className="skeleton h-4 w-2/5" />
        </div>
      </div>
      <div className="skeleton mt-5 h-11 w-72" />
      <div className="mt-6 grid grid-cols-1 items-start gap-x-10 gap-y-gutter lg:grid-cols-[minmax(0,1fr)_22.5rem]">
        <div className="card grid gap-5 p-card md:p-6">
          <div className="skeleton h-22" />
          <div className="skeleton h-24" />
          <div className="skeleton h-40" />
          <div className="skeleton h-32" />
        </div>
        <div className="grid gap-stack">
          <div className="card h-72 p-card">
            <div className="skeleton h-4 w-2/5" />
          </div>
          <div className="card h-60 p-card">
            <div className="skeleton h-4 w-2/5" />
          </div>
        </div>
      </div>
    </div>
  </div>
);
