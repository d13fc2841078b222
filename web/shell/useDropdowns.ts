import { useEffect, useRef, useState } from 'react';
import { delays } from '../ui/delays.ts';

export interface DropdownBehaviour {
  open: boolean;
  /** The pointer rests on it, or has left it. */
  onHover: (inside: boolean) => void;
  /** A press opens it, keeps open what the pointer has opened, and closes what a press has opened. */
  onPress: () => void;
  onClose: () => void;
}

/**
 * Dropdowns of which one is open at a time. They share their delays: beside an open one, and for a moment after, the
 * next opens at once. What was opened by a press does not close because the pointer leaves.
 */
export function useDropdowns(): (label: string) => DropdownBehaviour {
  const [opened, setOpened] = useState<{ label: string; by: 'hover' | 'press' } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const closedAt = useRef(-Infinity);
  useEffect(() => () => clearTimeout(timer.current), []);

  const { open, close, skip } = delays.navigation;
  const shut = () => {
    clearTimeout(timer.current);
    if (!opened) return;
    closedAt.current = performance.now();
    setOpened(null);
  };
  return (label) => {
    const mine = opened?.label === label;
    return {
      open: mine,
      onHover: (inside) => {
        clearTimeout(timer.current);
        if (inside && !mine) {
          const soon = opened !== null || performance.now() - closedAt.current < skip;
          timer.current = setTimeout(() => setOpened({ label, by: 'hover' }), soon ? 0 : open);
        } else if (!inside && mine && opened.by === 'hover') timer.current = setTimeout(shut, close);
      },
      onPress: () => {
        clearTimeout(timer.current);
        if (mine && opened.by === 'press') shut();
        else setOpened({ label, by: 'press' });
      },
      onClose: () => mine && shut(),
    };
  };
}
