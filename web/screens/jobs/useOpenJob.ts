import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDestination } from '../../routing/useDestination.ts';
import { useSearchState } from '../../routing/searchState.ts';
import { jobSearch } from './jobSearch.ts';

/** Set on the entry of the history that opened the sheet: closing it then goes back instead of adding another. */
interface State {
  openedHere?: boolean;
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
  return {
    id: search.job,
    open: (job: string) =>
      once(job, () => {
        // A search that still loads is not lost.
        const next = destination();
        const latest = next.pathname === pathname ? jobSearch.read(new URLSearchParams(next.search)) : search;
        return navigate(jobSearch.address({ ...latest, job }), {
          preventScrollReset: true,
          state: { openedHere: true } satisfies State,
        });
      }),
    close: () =>
      once('', () =>
        state?.openedHere
          ? navigate(-1)
          : navigate(jobSearch.address({ ...search, job: '' }), { preventScrollReset: true, replace: true }),
      ),
  };
}
