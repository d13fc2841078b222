import { use } from 'react';
import { UNSAFE_DataRouterContext as RouterContext, type Location } from 'react-router-dom';

/**
 * Returns a function that returns the target of the pending navigation or, without one, the current location. While a
 * screen loads, `useLocation` and `useNavigation` still return the old values; only the router's state is current.
 */
export function useDestination(): () => Location {
  const { router } = use(RouterContext)!;
  return () => router.state.navigation.location ?? router.state.location;
}
