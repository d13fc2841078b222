import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { PrefetchLink } from '../routing/PrefetchLink.tsx';
import { linkedPages } from './pages.ts';
import type { Pager } from './usePages.ts';
import { scrollToList } from './usePageStart.ts';

interface Props extends Pager {
  /** Names the list for screen readers: 'Projects'. */
  label: string;
}

const item = 'reach grid size-9 place-items-center rounded-md font-semibold num';

/** Links to pages; nothing for one page. They scroll to the list's heading or count, which has the ref of `usePageStart`. */
export function Pagination({ label, page, pages, to }: Props) {
  if (pages === 1) return null;
  const step = (target: number, name: string, Icon: typeof ChevronLeft) =>
    target < 1 || target > pages ? (
      <span className={`${item} text-disabled`} aria-hidden>
        <Icon className="size-4" />
      </span>
    ) : (
      <PrefetchLink
        to={to(target)}
        state={scrollToList}
        className={`${item} hover:bg-hover`}
        aria-label={name}
      >
        <Icon aria-hidden className="size-4" />
      </PrefetchLink>
    );
  return (
    <nav
      aria-label={`${label}, pages`}
      className="flex flex-wrap items-center justify-center gap-1 max-md:gap-2"
    >
      {step(page - 1, 'Previous page', ChevronLeft)}
      {linkedPages(page, pages).map((number, i, all) => (
        <Fragment key={number}>
          {i > 0 && number > all[i - 1]! + 1 && (
            <span aria-hidden className="text-subtle">
              …
            </span>
          )}
          <PrefetchLink
            to={to(number)}
            state={scrollToList}
            aria-label={`Page ${number}`}
            aria-current={number === page ? 'page' : undefined}
            className={`${item} ${number === page ? 'bg-accent-soft text-accent-soft-ink' : 'text-muted hover:bg-hover hover:text-ink'}`}
          >
            {number}
          </PrefetchLink>
        </Fragment>
      ))}
      {step(page + 1, 'Next page', ChevronRight)}
    </nav>
  );
}
