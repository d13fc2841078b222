import {
  FloatingPortal,
  autoUpdate,
  flip,
  offset,
  shift,
  useFloating,
  type Placement,
} from '@floating-ui/react';
import { useEffect, useState } from 'react';
import { delays } from './delays.ts';

interface Tip {
  text: string;
  placement: Placement;
  anchor: Element;
}

const tipAt = (target: EventTarget | null): Tip | null => {
  const anchor = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
  const text = anchor?.dataset['tip'];
  return anchor && text
    ? { text, anchor, placement: anchor.dataset['tipSide'] === 'right' ? 'right' : 'bottom' }
    : null;
};

/**
 * Shows the `data-tip` attribute of the hovered or focused element as a tooltip. One component serves the page; the side
 * bar also sets `data-tip-side`. The text repeats the accessible name, so the tooltip is hidden from screen readers.
 */
export function Tooltips() {
  const [tip, setTip] = useState<Tip | null>(null);
  const {
    refs: { setFloating },
    floatingStyles,
  } = useFloating({
    open: tip !== null,
    placement: tip?.placement ?? 'bottom',
    elements: { reference: tip?.anchor ?? null },
    middleware: [offset(6), flip(), shift({ padding: 6 })],
    whileElementsMounted: autoUpdate,
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: Element | null = null;
    // When the last tooltip closed, in milliseconds; -Infinity before the first one.
    let closedAt = -Infinity;
    const show = (next: Tip) => {
      shown = next.anchor;
      setTip(next);
    };
    const hide = () => {
      clearTimeout(timer);
      if (!shown) return;
      closedAt = performance.now();
      shown = null;
      setTip(null);
    };
    const over = ({ target, pointerType }: PointerEvent) => {
      const next = tipAt(target);
      // The pointer is at the shown element, so its tooltip must not close.
      if (next?.anchor === shown && shown) return clearTimeout(timer);
      clearTimeout(timer);
      if (!next || pointerType === 'touch') return leave();
      const inSideBar = next.placement === 'right';
      const soon = shown !== null || performance.now() - closedAt < delays.tooltip.skip;
      const wait = soon ? 0 : inSideBar ? delays.sideBar.open : delays.tooltip.open;
      timer = setTimeout(show, wait, next);
    };
    const leave = () => {
      if (!shown) return;
      const inSideBar = shown.matches('[data-tip-side="right"]');
      timer = setTimeout(hide, inSideBar ? delays.sideBar.grace : 0);
    };
    const focus = ({ target }: FocusEvent) => {
      const next = target instanceof Element && target.matches(':focus-visible') ? tipAt(target) : null;
      if (next) show(next);
    };
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && hide();
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerover', over, { signal });
    document.addEventListener('pointerdown', hide, { signal });
    document.addEventListener('focusin', focus, { signal });
    document.addEventListener('focusout', hide, { signal });
    document.addEventListener('keydown', escape, { signal });
    document.documentElement.addEventListener('pointerleave', hide, { signal });
    return () => {
      clearTimeout(timer);
      listeners.abort();
    };
  }, []);
  if (!tip) return null;
  return (
    <FloatingPortal>
      <div
        ref={setFloating}
        style={floatingStyles}
        className="pointer-events-none z-60 max-w-[min(16rem,100vw-1rem)] rounded-sm bg-inverse px-2 py-1 text-xs font-medium text-inverse-ink"
        role="tooltip"
        aria-hidden
      >
        {tip.text}
      </div>
    </FloatingPortal>
  );
}
