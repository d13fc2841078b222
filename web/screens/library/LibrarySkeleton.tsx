import type { LibrarySearch } from '../../searches/librarySearch.ts';
import { Loading } from '../../ui/Loading.tsx';

/** The height of each row of two cards, as in the sample's library. */
const kinds = [
  { id: 'orders', rows: ['h-62', 'h-54'] },
  { id: 'courses', rows: ['h-50'] },
  { id: 'products', rows: ['h-40'] },
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
        .map(({ id, rows }) => (
          <div key={id}>
            <div className="skeleton h-6 w-24" />
            <div className="mt-3 grid gap-4 lg:grid-cols-2">
              {rows.map((height) =>
                [1, 2].map((place) => <div key={`${height} ${place}`} className={`shape card ${height}`} />),
              )}
            </div>
          </div>
        ))}
    </div>
  </Loading>
);
