import { HydrationBoundary } from '../../hydration/HydrationBoundary.tsx';
import type { FoundHit } from './hitsOf.tsx';
import type { Kind } from '../../searches/siteSearch.ts';

interface Props {
  hits: readonly FoundHit[];
  kind: Kind;
  /** Whether the list is the only content of the page. If false, it renders inside the card of its kind. */
  standalone?: boolean;
}

/** The hits of one kind. Posts are separate cards of different heights, so they flow in CSS columns. */
export function HitList({ hits, kind, standalone = false }: Props) {
  const arePosts = kind.kind === 'POST';
  const cards = standalone || arePosts;
  const grid = arePosts ? '-mb-4 gap-x-stack lg:columns-2' : 'grid grid-cols-1 gap-stack lg:grid-cols-2';
  return (
    <ul className={cards ? grid : 'divide border-t border-line'}>
      {hits.map(({ id, row }) => (
        <li
          key={id}
          className={
            arePosts ? 'break-inside-avoid pb-4' : `min-w-0 ${standalone ? 'card overflow-hidden' : ''}`
          }
        >
          {/* The code of some kinds loads later than the list. */}
          <HydrationBoundary fallback={<div className="h-25 p-card" aria-hidden />}>{row}</HydrationBoundary>
        </li>
      ))}
    </ul>
  );
}
