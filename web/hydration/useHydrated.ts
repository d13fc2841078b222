import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while its markup comes to life; from then on, and where there was no markup, true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
