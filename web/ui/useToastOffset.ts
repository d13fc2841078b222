import { useEffect, useState } from 'react';
import { useSonner } from 'sonner';

/** Width of a notice and the space beside it, in px. */
const areaWidth = 380;
/** An element whose lower edge is higher than this, in px, leaves room for a notice beneath it. */
const maxBottom = 96;
const gap = 12;
/** A focused element higher than this, in px, is not kept clear: notices would move too far up. */
const maxFocusedHeight = 96;

/** The boxes that notices must not cover: elements pinned to the lower edge, and the control with the keyboard focus. */
function boxesToKeepClear(): DOMRect[] {
  const boxes = [...document.querySelectorAll('[data-pinned]')].map((pinned) =>
    pinned.getBoundingClientRect(),
  );
  const focused = document.activeElement;
  if (!focused?.matches(':focus-visible') || focused.closest('[data-sonner-toaster]')) return boxes;
  const box = focused.getBoundingClientRect();
  return box.height > maxFocusedHeight ? boxes : [...boxes, box];
}

/** The height in px of the lower part of the window that notices leave free, in their area. */
function coveredHeight(): number {
  const heights = boxesToKeepClear()
    .filter((box) => box.height > 0 && box.right > innerWidth - areaWidth)
    .filter(({ top, bottom }) => top < innerHeight && bottom > innerHeight - maxBottom)
    .map(({ top }) => innerHeight - top + gap);
  return Math.max(0, ...heights);
}

/** Events that may change the position of these elements. */
const layoutEvents = ['scroll', 'resize', 'transitionend', 'focusin'] as const;

/** The offset in px of notices from the lower edge, so that they cover neither pinned elements nor the focused one. */
export function useToastOffset(): number {
  const { toasts } = useSonner();
  const [clearance, setClearance] = useState(0);
  const count = toasts.length;
  useEffect(() => {
    if (count === 0) return;
    const measure = () => setClearance(coveredHeight());
    measure();
    for (const name of layoutEvents) addEventListener(name, measure, { capture: true, passive: true });
    return () => {
      for (const name of layoutEvents) removeEventListener(name, measure, { capture: true });
    };
  }, [count]);
  return clearance;
}
