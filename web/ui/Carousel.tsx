import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { EmptyArt } from './EmptyState.tsx';

interface Props {
  /** The heading; also part of the buttons' labels. */
  title: string;
  /** The id of the section, which links can target. */
  id: string;
  /** A link or button beside the heading. */
  action?: ReactNode;
  /** Classes for the cards' width. */
  width: string;
  /** The cards; `id` is the key. */
  items: readonly { id: string; card: ReactNode }[];
  empty: string;
}

/** Whether the row is scrolled to its start and to its end, with a tolerance of 2 px. */
function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  return { start: scrollLeft < 2, end: scrollLeft + clientWidth > scrollWidth - 2 };
}

/**
 * Cards in a row that scrolls natively: by touch, wheel and keys. Two buttons scroll to the previous and next cards,
 * except on a phone. A card that is scrolled out of view is not a tab stop.
 */
export function Carousel({ title, id, action, width, items, empty }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: items.length < 2 });
  useEffect(() => {
    const row = list.current;
    if (!row) return undefined;
    const update = () => setEnds(endsOf(row));
    row.addEventListener('scroll', update, { passive: true });
    const sizeObserver = new ResizeObserver(update);
    sizeObserver.observe(row);
    const visibility = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          (target as HTMLElement).inert = !isIntersecting && !target.contains(document.activeElement);
      },
      // Only horizontal scrolling counts: cards above or below the window stay tab stops.
      { root: row, threshold: 0.05 },
    );
    for (const card of row.children) visibility.observe(card);
    update();
    return () => {
      row.removeEventListener('scroll', update);
      sizeObserver.disconnect();
      visibility.disconnect();
    };
  }, [items.length]);
  const scroll = (direction: 1 | -1) => {
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
        <div
          className={`flex grow items-center justify-end gap-1 ${items.length > 0 ? 'flush' : 'outlined'}`}
        >
          {action}
          {items.length > 1 && (
            <div className="flex gap-1 max-md:gap-3 max-md:pointer-coarse:hidden md:ml-2.5">
              {buttons.map(([word, Icon, isDisabled, direction]) => (
                <button
                  key={word}
                  type="button"
                  className={`btn btn-icon btn-ghost btn-sm ${isDisabled ? 'text-disabled!' : ''}`}
                  aria-label={`${word} in ${title}`}
                  aria-disabled={isDisabled}
                  onClick={() => scroll(direction)}
                >
                  <Icon aria-hidden strokeWidth={1.75} />
                </button>
              ))}
            </div>
          )}
        </div>
      </div>
      {items.length === 0 ? (
        <div className="grid justify-items-center gap-1 pt-2 text-center">
          <EmptyArt className="w-32" />
          <p className="text-muted">{empty}</p>
        </div>
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
