const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Tabs and cards of the final shape, while the products load. */
export const ShopSkeleton = () => (
  <div aria-busy>
    <span className="sr-only" role="status">
      Loading products
    </span>
    <div className="chip-tabs" aria-hidden>
      {places.map((place) => (
        <div key={place} className="skeleton h-8 w-28 rounded-full!" />
      ))}
    </div>
    <div className="skeleton mt-5 h-9 w-32" aria-hidden />
    <div className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4 xl:gap-5">
      {places.map((place) => (
        <div key={place} className="card overflow-hidden" aria-hidden>
          <div className="skeleton aspect-[16/10] rounded-none!" />
          <div className="grid gap-3 p-4">
            <div className="skeleton h-3 w-1/2" />
            <div className="skeleton h-4" />
            <div className="skeleton h-8" />
            <div className="skeleton mt-4 h-5" />
            <div className="skeleton h-8" />
          </div>
        </div>
      ))}
    </div>
  </div>
);
