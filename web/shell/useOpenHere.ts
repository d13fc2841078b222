import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether something floats above the page: at this entry of the history only, so that any link followed and Back close it. */
export function useOpenHere() {
  const { key } = useLocation();
  const [at, setAt] = useState<string | null>(null);
  const open = at === key;
  // Forgotten elsewhere, or coming back to this entry would open it again.
  if (at !== null && !open) setAt(null);
  return [open, (wish: boolean) => setAt(wish ? key : null)] as const;
}
