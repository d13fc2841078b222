import { useState, useSyncExternalStore } from 'react';

const nothing = () => {};
const noSubscription = () => nothing;

/** Whether React hydrated this component from the server's markup. It causes no second render. */
export function useServerRendered(): boolean {
  let served = false;
  // oxlint-disable-next-line react/immutability -- React calls the server snapshot during this render, or not at all
  useSyncExternalStore(noSubscription, nothing, () => void (served = true));
  return useState(served)[0];
}
