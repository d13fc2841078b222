import { use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, type Location } from 'react-router-dom';

/**
 * Tells where the reader is going or, if nowhere, is. While a screen waits for its data the page still shows what was
 * there, and so do `useLocation` and `useNavigation`; only the router itself knows better.
 */
export function useDestination(): () => Location {
  const { router } = use(RouterContext)!;
  return () => router.state.navigation.location ?? router.state.location;
}
