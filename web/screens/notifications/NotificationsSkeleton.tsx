const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Filters and rows of the final shape, while the notifications load. */
export const NotificationsSkeleton = () => (
  <div aria-busy>
    <span className="sr-only" role="status">
      Loading your notifications
    </span>
    <div className="chip-tabs" aria-hidden>
      {rows.map((row) => (
        <div key={row} className="skeleton h-8 w-24 rounded-full!" />
      ))}
    </div>
    <div className="mt-4 h-9 max-md:h-15.5" aria-hidden>
      <div className="skeleton h-5 w-48" />
    </div>
    <div className="skeleton mt-5 h-5 w-24" aria-hidden />
    <div className="card divide mt-2.5" aria-hidden>
      {rows.map((row) => (
        <div key={row} className="flex gap-4 p-card max-md:h-25">
          <div className="skeleton size-11 flex-none rounded-full!" />
          <div className="grow">
            <div className="skeleton h-4 w-3/4" />
            <div className="skeleton mt-2 h-4 w-20" />
          </div>
        </div>
      ))}
    </div>
  </div>
);

/** What stands beside them. */
export const AsideSkeleton = () => (
  <div className="grid gap-stack" aria-hidden>
    <div className="skeleton h-39 rounded-lg!" />
    <div className="skeleton h-60 rounded-lg!" />
  </div>
);
