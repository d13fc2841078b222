import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useLogInTarget } from './useLogInTarget.ts';
import { isLive } from '../session/mode.ts';
import { writeStored } from '../session/storage.ts';
import { openOnNextPage } from '../session/useKeptOpen.ts';
import { newcomerKey, newcomerState } from './useNewcomer.ts';

/**
 * Opens the page that a log-in leads to, with the welcome dialog for a newcomer. Where accounts are live, the browser loads
 * the page: everything in memory belongs to the account before.
 */
export function useEnter() {
  const navigate = useNavigate();
  const { next = paths.feed(), open } = useLogInTarget();
  return (isNewcomer = false): void => {
    if (isLive()) {
      // A dialog that opens again takes the place of the welcome.
      if (open !== undefined) openOnNextPage(open, next);
      else if (isNewcomer) writeStored(newcomerKey, 'true');
      window.location.replace(next);
    } else void navigate(next, { replace: true, ...(isNewcomer && { state: newcomerState }) });
  };
}
