import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDestination } from '../../routing/useDestination.ts';
import { useSearchState } from '../../lists/searchState.ts';
import { jobSearch } from '../../searches/jobSearch.ts';

/** History state of the entry that opened the sheet: the list's address then. If it is still the same, Close goes back. */
interface State {
  openedAt?: string;
}

/** Stores the open job in the address, so that Back closes it and a link opens it. */
export function useOpenJob() {
  const search = useSearchState(jobSearch);
  const navigate = useNavigate();
  const destination = useDestination();
  const { key, pathname, ...location } = useLocation();
  const state = location.state as State | null;
  // The job of the pending navigation, '' for Close: a double click requests it twice before the address changes.
  const requested = useRef<string>(undefined);
  useEffect(() => {
    requested.current = undefined;
  }, [key]);
  const navigateOnce = (job: string, change: () => unknown) => {
    if (requested.current === job) return;
    requested.current = job;
    void change();
  };
  const closedAt = jobSearch.address({ ...search, job: '' });
  return {
    id: search.job,
    closedAt,
    open: (job: string) =>
      navigateOnce(job, () => {
        // A search that is still loading is newer than the rendered one.
        const next = destination();
        const latest = next.pathname === pathname ? jobSearch.read(new URLSearchParams(next.search)) : search;
        return navigate(jobSearch.address({ ...latest, job }), {
          preventScrollReset: true,
          state: { openedAt: jobSearch.address({ ...latest, job: '' }) } satisfies State,
        });
      }),
    close: () =>
      navigateOnce('', () =>
        state?.openedAt === closedAt
          ? navigate(-1)
          : navigate(closedAt, { preventScrollReset: true, replace: true }),
      ),
  };
}
