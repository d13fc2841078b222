import { useEffect, useState } from 'react';

/**
 * Headless UI learns which page lies behind a dialog when it mounts, and makes that page inert when it opens: a
 * dialog that is mounted open leaves it usable. Ours are loaded on first use, so they mount closed and open at once.
 */
export function useOpenAfterMount(open: boolean): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return open && mounted;
}
