import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';

interface Props {
  /** The heading's words, and what the buttons move. */
  title: string;
  /** An anchor of the page. */
  id: string;
  /** What stands beside the heading. */
  action?: ReactNode;
  /** The cards' width. */
  width: string;
  /** The cards, each with its key. */
  items: readonly { id: string; card: ReactNode }[];
  /** What stands there instead of cards. */
  empty: string;
}

/** How far the list stands from its two ends. */
function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  return { start: scrollLeft < 2, end: scrollLeft + clientWidth > scrollWidth - 2 };
}

/**
 * Cards in a row that scrolls by itself: by touch, wheel and keys. Two buttons turn to the previous and next ones, but
 * on a phone, where a finger does and there is little room. A card that is out of sight is no stop for Tab.
 */
export function Carousel({ title, id, action, width, items, empty }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: items.length < 2 });
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const look = () => setEnds(endsOf(row));
    row.addEventListener('scroll', look, { passive: true });
    const sizes = new ResizeObserver(look);
    sizes.observe(row);
    const seen = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          (target as HTMLElement).inert = !isIntersecting && !target.contains(document.activeElement);
      },
      // Only sideways counts: what lies above or below the window stays a stop.
      { root: row, threshold: 0.05 },
    );
    for (const card of row.children) seen.observe(card);
    look();
    return () => {
      row.removeEventListener('scroll', look);
      sizes.disconnect();
      seen.disconnect();
    };
  }, [items.length]);
  const turn = (direction: 1 | -1) => {
    const row = list.current;
    if (row) row.scrollLeft += direction * row.clientWidth;
  };
  const buttons = [
    ['Previous', ChevronLeft, ends.start, -1],
    ['Next', ChevronRight, ends.end, 1],
  ] as const;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="card min-w-0 scroll-mt-20 p-card">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 id={`${id}-title`} className="card-title text-md leading-9">
          {title}
        </h2>
        <div className="flush flex grow items-center justify-end gap-1">
          {action}
          {items.length > 1 && (
            <div className="flex gap-1 max-md:gap-3 max-md:pointer-coarse:hidden md:ml-2.5">
              {buttons.map(([word, Icon, none, direction]) => (
                <button
                  key={word}
                  type="button"
                  className={`btn btn-icon btn-ghost btn-sm ${none ? 'text-disabled!' : ''}`}
                  aria-label={`${word} in ${title}`}
                  aria-disabled={none}
                  onClick={() => turn(direction)}
                >
                  <Icon aria-hidden strokeWidth={1.75} />
                </button>
              ))}
            </div>
          )}
        </div>
      </div>
      {items.length === 0 ? (
        <p className="mt-3 text-muted">{empty}</p>
      ) : (
        <ul
          ref={list}
          className="relative -mr-card -ml-1 mt-2.5 flex snap-x snap-mandatory scroll-px-1 gap-card overflow-x-auto p-1 pr-card motion-safe:scroll-smooth"
        >
          {items.map(({ id: key, card }) => (
            <li key={key} className={`min-w-0 flex-none snap-start ${width}`}>
              {card}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
