import { useEffect, useEffectEvent, useState } from 'react';
import { readStored, writeStored } from './storage.ts';

const key = 'open';

/** Milliseconds for which the stored name is valid: the time of a sign-up. */
const maxAge = 10 * 60_000;

/** The names of what is open, the latest last. */
const openNames = new Set<string>();

/** Stores what is open, so that `useKeptOpen` opens it again when the page loads after the log-in. */
export function keepOpen(): void {
  const name = [...openNames].at(-1);
  const { pathname } = window.location;
  writeStored(key, name === undefined ? '' : JSON.stringify([name, pathname, Date.now() + maxAge]));
}

/** The name of what the page at a path opens again, if anything. */
export function keptOpen(pathname: string): string | undefined {
  try {
    const [name, path, end] = JSON.parse(readStored(key) ?? '') as [string, string, number];
    return path === pathname && Date.now() < end ? name : undefined;
  } catch {
    // Nothing is stored, or somebody else has changed it.
    return undefined;
  }
}

/**
 * The state of a dialog or a section that a guest can open. It opens again, once, after the action in it has led the guest
 * to log in, unless its button is not `offered` to the account. The third value says that it has opened again.
 */
export function useKeptOpen(name: string, offered = true) {
  const [state, setState] = useState<boolean | 'again'>(false);
  const open = state !== false;
  const openAgain = useEffectEvent(() => {
    if (keptOpen(window.location.pathname) !== name) return;
    writeStored(key, '');
    if (offered) setState('again');
  });
  // In an effect, since hydration must match the server.
  useEffect(() => openAgain(), [name]);
  useEffect(() => {
    if (!open) return;
    openNames.add(name);
    return () => void openNames.delete(name);
  }, [open, name]);
  const setOpen: (open: boolean) => void = setState;
  return [open, setOpen, state === 'again'] as const;
}
