import { useState, useSyncExternalStore } from 'react';

const nothing = () => {};
const never = () => nothing;

/** Whether React hydrated this component from the server's markup. It causes no second render. */
export function useServerRendered(): boolean {
  let served = false;
  // oxlint-disable-next-line react/immutability -- React asks for the server's snapshot here and now, or never
  useSyncExternalStore(never, nothing, () => void (served = true));
  return useState(served)[0];
}
