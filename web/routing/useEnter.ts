import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useLogInTarget } from './useLogInTarget.ts';
import { isLive } from '../session/mode.ts';
import { writeStored } from '../session/storage.ts';
import { openOnNextPage } from '../session/useOpenAcrossLogIn.ts';
import { newcomerKey, newcomerState } from './useNewcomer.ts';

/**
 * Returns a function that opens the page after a log-in, with the welcome dialog for a newcomer. In live mode the browser
 * loads the page, since everything in memory belongs to the account before.
 */
export function useEnter() {
  const navigate = useNavigate();
  const { next = paths.feed(), open } = useLogInTarget();
  return (isNewcomer = false): void => {
    if (isLive()) {
      // `entry-client.tsx` reads the key on that page. A dialog that opens again replaces the welcome dialog.
      if (open !== undefined) openOnNextPage(open, next);
      else if (isNewcomer) writeStored(newcomerKey, 'true');
      window.location.replace(next);
    } else void navigate(next, { replace: true, ...(isNewcomer && { state: newcomerState }) });
  };
}
