import { Loading } from '../../ui/Loading.tsx';

/** The number of cards of the sample. */
const usualOrders = 8;

/** Skeleton of the orders, about as high as the loaded list. */
export const OrdersSkeleton = () => (
  <Loading status="Loading your orders">
    <div className="h-6 w-32 skeleton" />
    <div className="mt-4 flex gap-2 overflow-hidden">
      {[1, 2, 3, 4, 5].map((place) => (
        <div key={place} className="skeleton h-8 w-24 flex-none rounded-full!" />
      ))}
    </div>
    <div className="mt-4 grid gap-stack">
      {[...Array(usualOrders).keys()].map((place) => (
        <div key={place} className="shape card h-56 max-md:h-81" />
      ))}
    </div>
  </Loading>
);
