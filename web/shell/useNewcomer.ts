import { useLocation, useNavigate } from 'react-router-dom';

/** Goes along with the way from signing up into the product, and with nothing else: no address can say it. */
export const asNewcomer = { newcomer: true };

/** Whether somebody has come here by signing up; once greeted, coming back to this place greets nobody. */
export function useNewcomer() {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const here = (state as Partial<typeof asNewcomer> | null)?.newcomer === true;
  const greeted = () => {
    if (here) void navigate(pathname + search + hash, { replace: true, preventScrollReset: true });
  };
  return { here, greeted };
}
