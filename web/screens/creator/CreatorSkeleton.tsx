const places = ['a', 'b', 'c', 'd'];

/** Cards of the final height, while the dashboard loads. */
export const OverviewSkeleton = () => (
  <div className="grid grid-cols-1 gap-4" aria-busy>
    <span className="sr-only" role="status">
      Loading your products
    </span>
    <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4" aria-hidden>
      {places.map((place) => (
        <div key={place} className="card grid h-33.25 content-between p-card md:h-36">
          <div className="skeleton h-4 w-1/2" />
          <div className="skeleton h-8 w-2/3" />
          <div className="skeleton h-1.5" />
        </div>
      ))}
    </div>
    <div className="card h-38 p-card max-lg:h-55.5 max-sm:h-93.5" aria-hidden>
      <div className="skeleton h-full" />
    </div>
    <div className="card h-52 p-card max-sm:h-86" aria-hidden>
      <div className="skeleton h-full" />
    </div>
  </div>
);

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

export const TableSkeleton = () => (
  <div className="border-t border-line" aria-hidden>
    {rows.map((row) => (
      <div key={row} className="flex h-row items-center gap-3 px-card @max-[54rem]:h-44">
        <div className="skeleton h-9 w-14" />
        <div className="skeleton h-4 w-2/5" />
      </div>
    ))}
  </div>
);
