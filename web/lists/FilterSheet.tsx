import type { ReactNode } from 'react';
import { Sheet } from '../ui/Sheet.tsx';
import { ClearFilters } from './ClearFilters.tsx';
import { ScreenData } from '../routing/ScreenData.tsx';
import type { AnySearch } from './searchState.ts';
import type { DialogState } from '../ui/DialogButton.tsx';

interface Props extends DialogState {
  /** Returns the element that gets the focus on closing when the button that opened the sheet is hidden. */
  returnTo: () => HTMLElement | null;
  search: AnySearch;
  /** The number of results, such as '30 gigs'; reads the screen's data. */
  resultCount: ReactNode;
  /** The fields, which name the search form in their `form` attribute. */
  children: ReactNode;
}

/** The filters of a list in a sheet. Each choice updates the list behind it and the number of results on the button. */
export function FilterSheet({ open, onClose, returnTo, search, resultCount, children }: Props) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      returnTo={returnTo}
      title="Filters"
      side="right"
      className="w-full sm:w-[26rem]"
    >
      {/* Unmounts the fields at once on closing: the panel renders them again while the sheet still fades out. */}
      <div className="min-h-0 grow overflow-y-auto p-4">{open && children}</div>
      <div
        data-pinned
        className="flex flex-none items-center gap-2 border-t border-line px-4 py-3 *:h-11 [&>:last-child]:grow"
      >
        <ClearFilters search={search} className="btn btn-ghost h-11" />
        <button type="button" className="btn btn-primary" onClick={onClose}>
          <span>
            Show <ScreenData skeleton="results">{resultCount}</ScreenData>
          </span>
        </button>
      </div>
    </Sheet>
  );
}
