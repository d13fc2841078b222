import type { Offer } from '../../generated/graphql.ts';
import { TextSkeleton } from '../../ui/TextSkeleton.tsx';
import type { Outline } from './outline.ts';

/** Heights of the rows of cards, in their order. */
const rows: readonly [Offer, string][] = [
  ['PROJECTS', 'h-82 max-md:h-98'],
  ['JOB_POSTINGS', 'h-60 max-md:h-76'],
  ['GIGS', 'h-141 max-md:h-124'],
  ['PRODUCTS', 'h-87 max-md:h-82'],
];

/* oxlint-disable no-array-index-key -- the order never changes */

/** Skeletons of the rows of cards and of the posts. */
export const WorkOutline = ({ outline, own }: { outline: Outline; own: boolean }) => {
  const { offers, posts, pictures } = outline;
  return (
    <div className="flex min-w-0 flex-col gap-stack">
      {rows.map(([offer, height]) =>
        offers.includes(offer) ? (
          <div key={offer} className={`shape card ${height}`} />
        ) : (
          own && <div key={offer} className="shape card h-28" />
        ),
      )}
      <div>
        <p className="card-title mt-2 text-md">
          <TextSkeleton lengths={'Recent Posts'.length} />
        </p>
        {posts.length === 0 && <div className="card mt-3 h-16" />}
        <ul className="mt-3 grid grid-cols-1 gap-stack">
          {posts.map((lines, place) => (
            <li key={place} className="card">
              <div className="flex gap-3 p-card pb-0">
                <div className="skeleton size-11 flex-none rounded-full!" />
                <div className="skeleton h-15 w-2/5" />
              </div>
              <p className="max-w-read px-card pt-3 text-read">
                <TextSkeleton lengths={lines} />
              </p>
              <div className="mx-card mt-2 h-6" />
              {pictures[place] && (
                <div className="px-card pt-3">
                  <div className="skeleton aspect-video" />
                </div>
              )}
              <div className="h-13" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
