import { pageSize } from '../../searches/shopSearch.ts';
import { Loading } from '../../ui/Loading.tsx';

/** Skeleton of tabs and cards, with their final height: a full page, or a few on the wishlist. */
export const ShopSkeleton = ({ few }: { few: boolean }) => (
  <Loading status="Loading products">
    <div className="chip-tabs">
      {['w-24', 'w-40', 'w-20', 'w-31', 'w-32', 'w-54', 'w-33', 'w-48'].map((width) => (
        <div key={width} className={`skeleton h-8 rounded-full! ${width}`} />
      ))}
    </div>
    {few ? (
      <div className="few shape card mt-12.5" />
    ) : (
      <>
        <div className="shape bar mt-4 h-9" />
        <div className="mt-4 mb-13 card-grid">
          {[...Array(pageSize).keys()].map((place) => (
            <div key={place} className="shape card picture h-110 xl:h-102" />
          ))}
        </div>
      </>
    )}
  </Loading>
);
