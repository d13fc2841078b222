import { useLocation } from 'react-router-dom';
import { useHydrated } from '../hydration/useHydrated.ts';
import { paths } from '../paths.ts';

/** The address of the page to log in that leads back to this page, where `open` opens again (`useOpenAcrossLogIn`). */
export function useLogInHere(open?: string): string {
  const { pathname, search, hash } = useLocation();
  // No server receives the hash, and hydration must match the server.
  return paths.logIn({ next: pathname + search + (useHydrated() ? hash : ''), open });
}
