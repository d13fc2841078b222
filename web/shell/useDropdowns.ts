import { useEffect, useRef, useState } from 'react';
import { delays } from '../ui/delays.ts';

export interface DropdownBehaviour {
  open: boolean;
  onHover: (inside: boolean) => void;
  /** A press opens the dropdown. It keeps one open that hover has opened, and closes one that a press has opened. */
  onPress: () => void;
  onClose: () => void;
}

/**
 * State of dropdowns of which one is open at a time. While one is open, and for `skip` milliseconds after, the next opens
 * without a delay. A dropdown that was opened by a press stays open when the pointer leaves.
 */
export function useDropdowns(): (label: string) => DropdownBehaviour {
  const [opened, setOpened] = useState<{ label: string; by: 'hover' | 'press' } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // -Infinity: none has closed yet.
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
    const isOpen = opened?.label === label;
    return {
      open: isOpen,
      onHover: (inside) => {
        clearTimeout(timer.current);
        if (inside && !isOpen) {
          const soon = opened !== null || performance.now() - closedAt.current < skip;
          timer.current = setTimeout(() => setOpened({ label, by: 'hover' }), soon ? 0 : open);
        } else if (!inside && isOpen && opened.by === 'hover') timer.current = setTimeout(shut, close);
      },
      onPress: () => {
        clearTimeout(timer.current);
        if (isOpen && opened.by === 'press') shut();
        else setOpened({ label, by: 'press' });
      },
      onClose: () => isOpen && shut(),
    };
  };
}
