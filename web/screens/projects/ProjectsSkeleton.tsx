import { pageSize } from '../../searches/projectSearch.ts';
import { Loading } from '../../ui/Loading.tsx';

const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Skeleton of the filter buttons, with their final size. */
export const BarSkeleton = () => (
  <div className="flex flex-wrap gap-2" aria-hidden>
    {['w-28', 'w-24', 'w-27', 'w-32', 'w-33'].map((width) => (
      <div key={width} className={`skeleton h-control rounded-md! ${width}`} />
    ))}
  </div>
);

/** Skeleton of the side filters, with their final height. */
export const SideSkeleton = () => (
  <div className="card grid gap-4 p-card" aria-hidden>
    {places.map((place) => (
      <div key={place} className="grid gap-3 pb-3">
        <div className="skeleton h-4 w-1/2" />
        <div className="skeleton h-3.5" />
        <div className="skeleton h-3.5 w-4/5" />
      </div>
    ))}
  </div>
);

/** Skeleton of the project cards, with their final height: a full page, or a few on the viewer's own tabs. */
export const ListSkeleton = ({ few }: { few: boolean }) => (
  <Loading status="Loading projects" className={`grid gap-4 ${few ? '' : 'pb-13'}`}>
    {few ? (
      <div className="few shape card" />
    ) : (
      <>
        <div className="shape bar h-9.5 max-md:h-22.5" />
        {[...Array(pageSize).keys()].map((place) => (
          <div key={place} className="shape card h-64 max-md:h-91" />
        ))}
      </>
    )}
  </Loading>
);
