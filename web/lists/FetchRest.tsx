import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { fetchAllPages, type PagedList } from '../apollo/fetchNextPage.ts';
import { LoadError } from '../ui/LoadError.tsx';

/** Asks for what follows of a list, page after page; the card of failed data stands where that fails. */
export function FetchRest({ list, what }: { list: PagedList; what: string }) {
  const client = useApolloClient();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!failed) void fetchAllPages(client, list).catch(() => setFailed(true));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- one question at a time, whatever renders meanwhile
  }, [client, failed]);
  return failed ? <LoadError what={what} retrying={false} onRetry={() => setFailed(false)} /> : null;
}
