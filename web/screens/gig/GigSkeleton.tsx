import { LoaderCircle } from 'lucide-react';
import { Loading } from '../../ui/Loading.tsx';

/** Skeleton of reviews, portfolio and seller while their data or code loads. */
export const BelowOutline = () => (
  <>
    <div className="shape card h-245 max-md:h-368" />
    <div className="shape section h-69" />
    <div className="shape card h-78 max-md:h-118" />
  </>
);

/** Skeleton of the gig page below the breadcrumb, with a spinner in place of the picture. */
export const GigSkeleton = () => (
  <Loading status="Loading gig">
    <div className="grid grid-cols-1 gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_22.5rem] lg:grid-rows-[auto_1fr]">
      <div>
        <div className="skeleton h-9 w-4/5" />
        <div className="mt-4 h-12 max-md:h-25">
          <div className="skeleton h-12 w-64" />
        </div>
        <div className="skeleton mt-5 grid aspect-[16/10] place-content-center rounded-lg! md:aspect-[16/9]">
          <LoaderCircle
            className="size-8 animate-spin text-accent motion-reduce:animate-none"
            strokeWidth={1.75}
          />
        </div>
      </div>
      <div className="grid content-start gap-stack lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:-mt-1.25">
        <div className="shape card h-101 lg:h-115" />
        <div className="shape card h-23" />
        <div className="shape card h-24" />
      </div>
      <div className="grid content-start gap-9">
        <div className="shape section h-32 max-md:h-44" />
        <div className="shape card h-128 max-md:h-134" />
        <div className="shape card h-60" />
        <BelowOutline />
      </div>
    </div>
    {/* About half of the sellers have more gigs. Half a row limits the layout shift of the next section. */}
    <div className="mt-10 grid gap-4">
      <div className="shape bar h-6" />
      <div className="card-row">
        <div className="shape card h-57 sm:h-50 xl:h-43" />
      </div>
    </div>
    {/* Similar gigs. */}
    <div className="mt-10 grid gap-4">
      <div className="shape bar h-6" />
      <div className="card-row">
        {[...Array(4).keys()].map((place) => (
          <div key={place} className="shape card picture h-104 sm:h-112 xl:h-108" />
        ))}
      </div>
    </div>
  </Loading>
);
