import { useEffect, useState } from 'react';
import { useSonner } from 'sonner';

/** As wide as a notice with the room beside it. */
const wide = 380;
/** What ends farther from the lower edge than this leaves room beneath itself for a notice. */
const low = 96;
const gap = 12;

/** How high what is pinned to the lower edge reaches where notices appear. */
function height(): number {
  const reaches = [...document.querySelectorAll('[data-pinned]')]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.right > innerWidth - wide)
    .filter(({ top, bottom }) => top < innerHeight && bottom > innerHeight - low)
    .map(({ top }) => innerHeight - top + gap);
  return Math.max(0, ...reaches);
}

/** What scrolls the page, opens something over it or leads into that. */
const moves = ['scroll', 'resize', 'transitionend', 'focusin'] as const;

/** How far from the lower edge notices have to stand so that they cover nothing with `data-pinned`: buttons of a sheet or form. */
export function useToastOffset(): number {
  const { toasts } = useSonner();
  const [clearance, setClearance] = useState(0);
  const count = toasts.length;
  useEffect(() => {
    if (count === 0) return;
    const measure = () => setClearance(height());
    measure();
    for (const name of moves) addEventListener(name, measure, { capture: true, passive: true });
    return () => {
      for (const name of moves) removeEventListener(name, measure, { capture: true });
    };
  }, [count]);
  return clearance;
}
