const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Cards of the final shape, while the companies load. */
export const CompaniesSkeleton = () => (
  <div aria-busy className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 xl:gap-5">
    <span className="sr-only" role="status">
      Loading companies
    </span>
    {places.map((place) => (
      <div key={place} className="card h-89 overflow-hidden" aria-hidden>
        <div className="skeleton h-20 rounded-none!" />
        <div className="grid gap-3 px-4 pb-4">
          <div className="skeleton -mt-7 size-14 rounded-lg! ring-4 ring-surface" />
          <div className="skeleton h-4 w-1/2" />
          <div className="skeleton h-4 w-2/3" />
          <div className="skeleton h-9" />
          <div className="skeleton h-16 w-4/5" />
          <div className="skeleton h-8" />
        </div>
      </div>
    ))}
  </div>
);
