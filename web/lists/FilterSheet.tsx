import type { ReactNode } from 'react';
import { Sheet } from '../ui/Sheet.tsx';
import { ClearFilters } from './ClearFilters.tsx';
import { ScreenData } from '../routing/ScreenData.tsx';
import type { AnySearch } from './searchState.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** What has the focus afterwards, where the button that opened it is gone. */
  returnTo: () => HTMLElement | null;
  search: AnySearch;
  /** What the filters leave, such as '30 gigs'; read from the screen's data. */
  found: ReactNode;
  /** The fields, which belong to the search form by their `form` attribute. */
  children: ReactNode;
}

/** The filters of a list over the page; the list follows every choice behind it, and the button says what it leaves. */
export function FilterSheet({ open, onClose, returnTo, search, found, children }: Props) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      returnTo={returnTo}
      title="Filters"
      side="right"
      className="w-full sm:w-[26rem]"
    >
      {/* Closed, its fields are back in their place, while it still fades: a radio belongs to one group only. */}
      <div className="min-h-0 grow overflow-y-auto p-4">{open && children}</div>
      <div
        data-pinned
        className="flex flex-none items-center gap-2 border-t border-line px-4 py-3 *:h-11 [&>:last-child]:grow"
      >
        <ClearFilters search={search} className="btn btn-ghost h-11" />
        <button type="button" className="btn btn-primary" onClick={onClose}>
          <span>
            Show <ScreenData skeleton="results">{found}</ScreenData>
          </span>
        </button>
      </div>
    </Sheet>
  );
}
