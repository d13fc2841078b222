import { useLocation, useNavigate } from 'react-router-dom';

/** History state of the navigation after sign-up. It is not in the address, so a link cannot set it. */
export const newcomerState = { newcomer: true };
/** Its storage key in live mode, where `useEnter` loads a new document: `entry-client.tsx` then sets the history state. */
export const newcomerKey = 'newcomer';

/** `here`: whether the user comes from sign-up. `greeted` removes the history state, so that Back does not greet again. */
export function useNewcomer() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const here = (state as Partial<typeof newcomerState> | null)?.newcomer === true;
  const onGreeted = () => {
    if (here) void navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  };
  return { here, greeted: onGreeted };
}
