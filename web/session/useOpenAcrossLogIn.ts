import { useEffect, useEffectEvent, useState } from 'react';
import { readStoredFields, writeStored } from './storage.ts';

/** The storage key for the name that the next page opens again, written after a guest's log-in in this tab or another. */
const key = 'open';

/** Milliseconds for which the stored name is valid: the time in which a page loads. */
const maxAge = 60_000;

/** The names of what is open; what was opened or used last is the last. */
const openNames = new Set<string>();

/** The name of what is open. Of several it is the one that was opened or used last. */
export const latestOpen = (): string | undefined => [...openNames].at(-1);

/** Marks something open as used last, for example when a field in it gets the focus. */
export function markUsed(name: string): void {
  if (openNames.delete(name)) openNames.add(name);
}

/** Opens something on the page at an address, which the browser loads next. */
export function openOnNextPage(name: string, address: string): void {
  const { pathname } = new URL(address, window.location.origin);
  writeStored(key, JSON.stringify({ name, path: pathname, end: Date.now() + maxAge }));
}

/** The name of what this page opens, if anything. */
function nameToOpen(): unknown {
  const { name, path, end } = readStoredFields(key);
  return path === window.location.pathname && Date.now() < Number(end) ? name : undefined;
}

/**
 * The state of a dialog or a section that a guest can open, by its name. It opens again, once, on the page after the log-in,
 * unless the account gets no button for it (`offered`). Without a name it never opens again. The third value says whether
 * it has opened again.
 */
export function useOpenAcrossLogIn(name: string | undefined, offered = true) {
  const [state, setState] = useState<boolean | 'again'>(false);
  const open = state !== false;
  const openAgain = useEffectEvent(() => {
    if (name === undefined || nameToOpen() !== name) return;
    writeStored(key, '');
    if (offered) setState('again');
  });
  // In an effect, since hydration must match the server.
  useEffect(() => openAgain(), [name]);
  useEffect(() => {
    if (!open || name === undefined) return;
    openNames.add(name);
    return () => void openNames.delete(name);
  }, [open, name]);
  const setOpen: (open: boolean) => void = setState;
  return [open, setOpen, state === 'again'] as const;
}
