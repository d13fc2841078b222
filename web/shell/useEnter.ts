import { useNavigate } from 'react-router-dom';
import { isLive } from '../ui/mode.ts';
import { writeStored } from '../ui/storage.ts';
import { keptOpen } from '../ui/useKeptOpen.ts';
import { newcomerKey, newcomerState } from './useNewcomer.ts';

/**
 * Opens a page after a log-in, with the welcome dialog for a newcomer. Where accounts are live, the browser loads the page:
 * everything in memory belongs to the account before.
 */
export function useEnter(next: string) {
  const navigate = useNavigate();
  return (isNewcomer = false): void => {
    if (isLive('logIn')) {
      // A dialog that opens again takes the place of the welcome.
      if (isNewcomer && keptOpen(new URL(next, window.location.origin).pathname) === undefined)
        writeStored(newcomerKey, 'true');
      window.location.replace(next);
    } else void navigate(next, { replace: true, ...(isNewcomer && { state: newcomerState }) });
  };
}
