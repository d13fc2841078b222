import { useEffect, useRef } from 'react';
import { focusNearest, ancestorsOf } from './focusNearest.ts';

const isLost = () => document.activeElement === document.body;

/**
 * Notices are the page's last part: Tab leads into them, through them and out. Escape, and the end of the last of them,
 * lead back to what had the focus before; when another is left, to that one. They wait as long as one has the focus.
 */
export function useNoticeFocus() {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const area = ref.current!;
    let before: Element[] = [];
    let at: Element | null = null;
    const isInside = (node: EventTarget | null) => node instanceof Node && area.contains(node);
    const list = () => area.querySelector('ol');
    const enter = (event: FocusEvent) => {
      // Sonner would lead back whoever leaves, by Tab too, and nothing after what had the focus could be reached.
      event.stopPropagation();
      const { target, relatedTarget } = event;
      at = target as Element;
      if (relatedTarget && !isInside(relatedTarget)) before = ancestorsOf(relatedTarget as Element);
      // As under the pointer they spread out, and their clocks stand still.
      list()?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
    };
    const collapse = ({ relatedTarget }: FocusEvent) => {
      if (!isInside(relatedTarget)) list()?.dispatchEvent(new Event('dragend', { bubbles: true }));
    };
    const goBack = () => {
      const [last] = before;
      if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true });
      if (isLost() || isInside(document.activeElement)) focusNearest(before);
      // Whoever came from nowhere goes there.
      if (isInside(document.activeElement)) (document.activeElement as HTMLElement).blur();
      before = [];
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What is open beneath them stays open.
      event.stopPropagation();
      goBack();
    };
    const observer = new MutationObserver(() => {
      if (!at || at.isConnected || !isLost()) return;
      // Who has taken back what was done goes on with that.
      const hasActed = at.matches('[data-action]');
      at = null;
      const other = area.querySelector<HTMLElement>('[data-removed=false][data-visible=true]');
      if (other && !hasActed) other.focus({ preventScroll: true });
      else goBack();
    });
    observer.observe(area, { childList: true, subtree: true });
    area.addEventListener('focusin', enter);
    area.addEventListener('focusout', collapse);
    area.addEventListener('keydown', leave);
    return () => {
      observer.disconnect();
      area.removeEventListener('focusin', enter);
      area.removeEventListener('focusout', collapse);
      area.removeEventListener('keydown', leave);
    };
  }, []);
  return ref;
}
