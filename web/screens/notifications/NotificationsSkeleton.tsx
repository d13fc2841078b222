import { kinds, pageSize } from '../../searches/notificationSearch.ts';
import { Loading } from '../../ui/Loading.tsx';

/** Filters and rows with the final layout. */
export const NotificationsSkeleton = () => (
  <Loading status="Loading your notifications">
    <div className="chip-tabs">
      {Object.keys(kinds).map((kind) => (
        <div key={kind} className="skeleton h-8 w-24 rounded-full!" />
      ))}
    </div>
    <div className="mt-4 h-9 max-md:h-15.5">
      <div className="skeleton h-5 w-48" />
    </div>
    {[1, 2].map((day) => (
      <div key={day} className="mt-5 grid gap-2.5">
        <div className="skeleton h-5 w-24" />
        <div className="card divide">
          {[...Array(pageSize / 2).keys()].map((place) => (
            <div key={place} className="shape row h-22 max-md:h-28" />
          ))}
        </div>
      </div>
    ))}
    <div className="h-14" />
  </Loading>
);

/** Skeleton of the aside. */
export const AsideSkeleton = () => (
  <div className="grid gap-stack" aria-hidden>
    <div className="shape card h-39" />
    <div className="shape card h-58" />
  </div>
);
