import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { fetchAllPages, type PagedList } from '../apollo/fetchNextPage.ts';
import { LoadError } from '../ui/LoadError.tsx';

/** Fetches the remaining pages of a list one after the other; shows the error card when a request fails. */
export function FetchRest({ list, dataName }: { list: PagedList; dataName: string }) {
  const client = useApolloClient();
  const [failed, setFailed] = useState<{ error: unknown }>();
  useEffect(() => {
    if (!failed) void fetchAllPages(client, list).catch((error: unknown) => setFailed({ error }));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `list` is a new object each time; another list needs a `key`
  }, [client, failed]);
  return failed ? (
    <LoadError dataName={dataName} error={failed.error} onRetry={() => setFailed(undefined)} />
  ) : null;
}
