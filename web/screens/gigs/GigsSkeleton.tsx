const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Cards of the final shape, while the gigs load. */
export const GigsSkeleton = () => (
  <div aria-busy className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 xl:gap-5">
    <span className="sr-only" role="status">
      Loading gigs
    </span>
    {places.map((place) => (
      <div key={place} className="card overflow-hidden" aria-hidden>
        <div className="skeleton aspect-[16/10] rounded-none!" />
        <div className="grid gap-3 p-4">
          <div className="flex items-center gap-2">
            <div className="skeleton size-6 rounded-full!" />
            <div className="skeleton h-3 w-24" />
          </div>
          <div className="skeleton h-4" />
          <div className="skeleton h-4 w-2/3" />
          <div className="skeleton h-6.5 w-4/5" />
          <div className="skeleton mt-2 h-5" />
          <div className="skeleton h-8" />
        </div>
      </div>
    ))}
  </div>
);
