import { useEffect, useState } from 'react';
import { useSonner } from 'sonner';

/** Width of a notice and the space beside it, in px. */
const areaWidth = 380;
/** An element whose lower edge is higher than this, in px, leaves room for a notice beneath it. */
const maxBottom = 96;
const gap = 12;

/** The height in px of pinned elements at the lower edge, in the area of notices. */
function pinnedHeight(): number {
  const heights = [...document.querySelectorAll('[data-pinned]')]
    .map((element) => element.getBoundingClientRect())
    .filter((box) => box.height > 0 && box.right > innerWidth - areaWidth)
    .filter(({ top, bottom }) => top < innerHeight && bottom > innerHeight - maxBottom)
    .map(({ top }) => innerHeight - top + gap);
  return Math.max(0, ...heights);
}

/** Events that may change the position of pinned elements. */
const layoutEvents = ['scroll', 'resize', 'transitionend', 'focusin'] as const;

/** The offset in px of notices from the lower edge, so that they do not cover elements with `data-pinned`. */
export function useToastOffset(): number {
  const { toasts } = useSonner();
  const [clearance, setClearance] = useState(0);
  const count = toasts.length;
  useEffect(() => {
    if (count === 0) return;
    const measure = () => setClearance(pinnedHeight());
    measure();
    for (const name of layoutEvents) addEventListener(name, measure, { capture: true, passive: true });
    return () => {
      for (const name of layoutEvents) removeEventListener(name, measure, { capture: true });
    };
  }, [count]);
  return clearance;
}
