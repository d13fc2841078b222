const rows = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Filters and rows of the final shape, while the notifications load. */
export const NotificationsSkeleton = () => (
  <div aria-busy>
    <span className="sr-only" role="status">
      Loading your notifications
    </span>
    <div className="flex gap-2 overflow-hidden" aria-hidden>
      {rows.map((row) => (
        <div key={row} className="skeleton h-8 w-24 flex-none rounded-full! max-md:h-11" />
      ))}
    </div>
    <div className="skeleton mt-6 h-5 w-48" aria-hidden />
    <div className="card divide mt-6" aria-hidden>
      {rows.map((row) => (
        <div key={row} className="flex gap-4 p-card">
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
