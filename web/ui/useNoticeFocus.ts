import { useEffect, useRef } from 'react';
import { focusNearest, ancestorsOf } from './focusNearest.ts';

const isLost = () => document.activeElement === document.body;

/**
 * Manages the focus of notices, which come last in the focus order: Tab moves into them, through them and out. Escape
 * returns the focus to the element that had it before. Closing a focused notice focuses another one, or returns the
 * focus if it was the last. Timers pause while a notice has the focus.
 */
export function useNoticeFocus() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const area = ref.current!;
    let before: Element[] = [];
    let at: Element | null = null;
    const isInside = (node: EventTarget | null) => node instanceof Node && area.contains(node);
    const list = () => area.querySelector('ol');
    const onFocusIn = (event: FocusEvent) => {
      // Sonner would return the focus whenever it leaves, also by Tab, so that later tab stops would be unreachable.
      event.stopPropagation();
      const { target, relatedTarget } = event;
      at = target as Element;
      if (relatedTarget && !isInside(relatedTarget)) before = ancestorsOf(relatedTarget as Element);
      // A mouse event makes Sonner expand the notices and pause their timers, as under the pointer.
      list()?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) list()?.dispatchEvent(new Event('dragend', { bubbles: true }));
    };
    const goBack = () => {
      const [last] = before;
      if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
      if (isLost() || isInside(document.activeElement)) focusNearest(before);
      // Without a previous element, the focus returns to the document.
      if (isInside(document.activeElement)) (document.activeElement as HTMLElement).blur();
      before = [];
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // An open dialog beneath the notices must not close.
      event.stopPropagation();
      goBack();
    };
    const observer = new MutationObserver(() => {
      if (!at || at.isConnected || !isLost()) return;
      // After Undo, the focus returns to the opener.
      const hasActed = at.matches('[data-action]');
      at = null;
      const other = area.querySelector<HTMLElement>('[data-removed=false][data-visible=true]');
      if (other && !hasActed) other.focus({ preventScroll: true });
      else goBack();
    });
    observer.observe(area, { childList: true, subtree: true });
    area.addEventListener('focusin', onFocusIn);
    area.addEventListener('focusout', onFocusOut);
    area.addEventListener('keydown', onKeyDown);
    return () => {
      observer.disconnect();
      area.removeEventListener('focusin', onFocusIn);
      area.removeEventListener('focusout', onFocusOut);
      area.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return ref;
}
