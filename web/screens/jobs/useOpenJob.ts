import { useLocation, useNavigate } from 'react-router-dom';
import { addressOf } from './jobSearch.ts';
import { useJobSearch } from './useJobSearch.ts';

/** Set on the entry of the history that opened the sheet: closing it then goes back instead of adding another. */
interface State {
  openedHere?: boolean;
}

/** The job beside the list stands in the address, so that Back closes it and a link opens it. */
export function useOpenJob() {
  const search = useJobSearch();
  const navigate = useNavigate();
  const state = useLocation().state as State | null;
  return {
    id: search.job,
    open: (job: string) =>
      void navigate(addressOf({ ...search, job }), {
        preventScrollReset: true,
        state: { openedHere: true } satisfies State,
      }),
    close: () =>
      void (state?.openedHere
        ? navigate(-1)
        : navigate(addressOf({ ...search, job: '' }), { preventScrollReset: true, replace: true })),
  };
}
