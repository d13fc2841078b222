import { useApolloClient } from '@apollo/client/react';
import { useRef, type ReactNode } from 'react';
import type { PagedList } from '../apollo/fetchNextPage.ts';
import { isConnectionError } from '../ui/connectionErrors.ts';
import { notify } from '../ui/notify.ts';
import { referenceOf } from '../ui/referenceOf.ts';

/** Fetches and appends the next page of a list whose pages have no address; a notice reports a failure. */
export function ShowMore({ list, children }: { list: PagedList; children: ReactNode }) {
  const client = useApolloClient();
  const isFetching = useRef(false);
  const fetchNext = async () => {
    if (isFetching.current) return;
    isFetching.current = true;
    try {
      const { fetchNextPage } = await import('../apollo/fetchNextPage.ts');
      await fetchNextPage(client, list);
    } catch (error) {
      notify({
        title: 'Something went wrong',
        description: isConnectionError(error)
          ? 'Check your connection, then try again.'
          : `Please try again in a moment.${referenceOf(error)}`,
        tone: 'destructive',
      });
    } finally {
      isFetching.current = false;
    }
  };
  return (
    <button
      type="button"
      className="btn btn-sm btn-outline justify-self-center"
      onClick={() => void fetchNext()}
    >
      {children}
    </button>
  );
}
