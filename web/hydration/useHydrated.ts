import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, true afterwards and in parts that the client renders itself. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
