import { useEffect, useState } from 'react';

/** The time of a dialog's last opening, in milliseconds. `onDemand` keeps a closed dialog mounted. */
export function useOpenedAt(open: boolean): number {
  const [openedAt, setOpenedAt] = useState(() => Date.now());
  useEffect(() => {
    if (open) setOpenedAt(Date.now());
  }, [open]);
  return openedAt;
}
