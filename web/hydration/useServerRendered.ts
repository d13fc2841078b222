import { useState, useSyncExternalStore } from 'react';

const nothing = () => {};
const never = () => nothing;

/**
 * Whether this has come to life from the server's markup. Nothing is rendered anew for it: that would be done in the
 * task that takes the markup over, and all effects before it.
 */
export function useServerRendered(): boolean {
  let served = false;
  // oxlint-disable-next-line react/immutability -- React asks for the server's snapshot here and now, or never
  useSyncExternalStore(never, nothing, () => void (served = true));
  return useState(served)[0];
}
