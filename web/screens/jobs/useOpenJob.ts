import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDestination } from '../../routing/useDestination.ts';
import { useSearchState } from '../../lists/searchState.ts';
import { jobSearch } from '../../searches/jobSearch.ts';

/**
 * Set on the entry of the history that opened the sheet: the address of the list at that time. Closing it there goes
 * back instead of adding another entry; whoever has walked on to another page of the list stays on that.
 */
interface State {
  openedAt?: string;
}

/** The job beside the list stands in the address, so that Back closes it and a link opens it. */
export function useOpenJob() {
  const search = useSearchState(jobSearch);
  const navigate = useNavigate();
  const destination = useDestination();
  const { key, pathname, ...location } = useLocation();
  const state = location.state as State | null;
  // The job that was asked for, '' for none: a double click asks twice before the address has changed.
  const asked = useRef<string>(undefined);
  useEffect(() => {
    asked.current = undefined;
  }, [key]);
  const once = (job: string, change: () => unknown) => {
    if (asked.current === job) return;
    asked.current = job;
    void change();
  };
  const closedAt = jobSearch.address({ ...search, job: '' });
  return {
    id: search.job,
    closedAt,
    open: (job: string) =>
      once(job, () => {
        // A search that still loads is not lost.
        const next = destination();
        const latest = next.pathname === pathname ? jobSearch.read(new URLSearchParams(next.search)) : search;
        return navigate(jobSearch.address({ ...latest, job }), {
          preventScrollReset: true,
          state: { openedAt: jobSearch.address({ ...latest, job: '' }) } satisfies State,
        });
      }),
    close: () =>
      once('', () =>
        state?.openedAt === closedAt
          ? navigate(-1)
          : navigate(closedAt, { preventScrollReset: true, replace: true }),
      ),
  };
}
