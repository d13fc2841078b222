import { Loading } from '../../ui/Loading.tsx';

/** Skeleton of the cards. Heights equal the loaded cards, so nothing shifts. */
export const OverviewSkeleton = () => (
  <Loading status="Loading your products" className="grid grid-cols-1 gap-4">
    <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {[...Array(4).keys()].map((place) => (
        <div key={place} className="shape card h-33.25 md:h-36" />
      ))}
    </div>
    <div className="shape card h-38 max-lg:h-55.5 max-sm:h-93.5" />
    <div className="shape card h-52 max-sm:h-91.5" />
  </Loading>
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
