import { Suspense } from 'react';
import type { PagedList } from '../apollo/fetchNextPage.ts';
import { deferred } from '../ui/deferred.tsx';

// No list of the sample is so long: the code comes with one that is.
const FetchRest = deferred(() => import('./FetchRest.tsx'), 'FetchRest');

interface Props {
  list: PagedList;
  /** Whether what is there goes on. */
  more: boolean;
  /** What failed, in the reader's words: "all projects". */
  what: string;
}

/** Goes on asking for a list that is needed whole, as one that the browser filters; says so where that fails. */
export const RestOfList = ({ list, more, what }: Props) =>
  more && (
    <Suspense>
      <FetchRest list={list} what={what} />
    </Suspense>
  );
