import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import type { FoundHit } from './hitsOf.tsx';
import type { Kind } from '../../searches/siteSearch.ts';

interface Props {
  hits: readonly FoundHit[];
  kind: Kind;
  /** Whether the list is the page; otherwise it stands in the card of its kind. */
  whole?: boolean;
}

/** Hits of one kind. Posts are cards of their own, of different heights. */
export function HitList({ hits, kind, whole = false }: Props) {
  const posts = kind.kind === 'POST';
  const cards = whole || posts;
  const grid = posts ? '-mb-4 gap-x-stack lg:columns-2' : 'grid grid-cols-1 gap-stack lg:grid-cols-2';
  return (
    <ul className={cards ? grid : 'divide border-t border-line'}>
      {hits.map(({ id, row }) => (
        <li
          key={id}
          className={posts ? 'break-inside-avoid pb-4' : `min-w-0 ${whole ? 'card overflow-hidden' : ''}`}
        >
          {/* The code of some kinds comes later than their rows. */}
          <HydrationBoundary fallback={<div className="h-25 p-card" aria-hidden />}>{row}</HydrationBoundary>
        </li>
      ))}
    </ul>
  );
}
