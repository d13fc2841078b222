import type { LibrarySearch } from '../../searches/librarySearch.ts';
import { Loading } from '../../ui/Loading.tsx';

/** Rows of two cards with the heights of the sample's library. */
const kinds = [
  { id: 'orders', heights: ['h-59 max-lg:h-55', 'h-59 max-lg:h-55', 'h-47', 'h-47'] },
  { id: 'courses', heights: ['h-50', 'h-50'] },
  { id: 'products', heights: ['h-40', 'h-40'] },
] as const;

/** The tabs, and the sections that the address selects. */
export const LibrarySkeleton = ({ show }: LibrarySearch) => (
  <Loading status="Loading your library">
    <div className="chip-tabs">
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className="skeleton h-8 w-24 rounded-full!" />
      ))}
    </div>
    <div className="grid gap-8 pt-5">
      {kinds
        .filter(({ id }) => show === 'all' || show === id)
        .map(({ id, heights }) => (
          <div key={id}>
            <div className="skeleton h-6 w-24" />
            <div className="mt-3 grid gap-4 lg:grid-cols-2">
              {heights.map((height, place) => (
                <div key={place} className={`shape card ${height}`} />
              ))}
            </div>
          </div>
        ))}
    </div>
  </Loading>
);
