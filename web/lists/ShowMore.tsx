import { useApolloClient } from '@apollo/client/react';
import { useRef, type ReactNode } from 'react';
import type { PagedList } from '../apollo/fetchNextPage.ts';
import { notify } from '../ui/notify.ts';

interface Props {
  list: PagedList;
  children: ReactNode;
}

/** Asks for the next page of a list that has no address of its own, and keeps what is shown; a failure is told. */
export function ShowMore({ list, children }: Props) {
  const client = useApolloClient();
  const asking = useRef(false);
  const ask = async () => {
    if (asking.current) return;
    asking.current = true;
    try {
      const { fetchNextPage } = await import('../apollo/fetchNextPage.ts');
      await fetchNextPage(client, list);
    } catch {
      void notify({
        title: 'Something went wrong',
        description: 'Check your connection, then try again.',
        tone: 'destructive',
      });
    } finally {
      asking.current = false;
    }
  };
  return (
    <button type="button" className="btn btn-sm btn-outline justify-self-center" onClick={() => void ask()}>
      {children}
    </button>
  );
}
