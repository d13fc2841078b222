import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Open state of a panel above the page. It is bound to the current history entry, so that links and Back close it. */
export function useOpenHere() {
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const open = openedAt === key;
  // Resets on other entries; otherwise returning to this entry would open the panel again.
  if (openedAt !== null && !open) setOpenedAt(null);
  return [open, (isOpening: boolean) => setOpenedAt(isOpening ? key : null)] as const;
}
