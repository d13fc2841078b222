import { Suspense } from 'react';
import type { PagedList } from '../apollo/fetchNextPage.ts';
import { deferred } from '../ui/deferred.tsx';

// Lists of the sample data fit on one page, so this code loads only when a list is longer.
const FetchRest = deferred(() => import('./FetchRest.tsx'), 'FetchRest');

interface Props {
  list: PagedList;
  /** Whether there are further pages. */
  more: boolean;
  /** Names the data in the error card: "all projects". */
  dataName: string;
}

/** Fetches all pages of a list that must be complete, since the browser filters it; shows an error card on failure. */
export const RestOfList = ({ list, more, dataName }: Props) =>
  more && (
    <Suspense>
      <FetchRest list={list} dataName={dataName} />
    </Suspense>
  );
