import { useEffect } from 'react';

/** What a screen reader can name, and so worth standing at. */
const places = 'section, article, form, nav, aside, main, [role]';

/**
 * When the control that has the focus goes away (a card that was unsaved, a filter that was cleared), the focus falls to
 * the page's very beginning. This leads it to the nearest part around that control which is still there, so that Tab
 * goes on from where the reader was. Whoever has led it elsewhere meanwhile, as a dialog does that closes, is heard.
 */
export function FocusRescue() {
  useEffect(() => {
    let path: Element[] = [];
    const lost = () => document.activeElement === document.body;
    const enter = ({ target }: FocusEvent) => {
      path = [];
      for (let node = target as Element | null; node; node = node.parentElement) path.push(node);
    };
    // Left for nowhere by a press on empty space: that is the reader's will.
    const leave = () => queueMicrotask(() => path[0]?.isConnected && lost() && (path = []));
    const rescue = () => {
      if (!lost() || !path[0] || path[0].isConnected) return;
      const place = path.find((node) => node.isConnected && node.matches(places));
      path = [];
      if (!(place instanceof HTMLElement)) return;
      if (!place.hasAttribute('tabindex')) {
        place.tabIndex = -1;
        place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
      }
      place.dataset['rescued'] = '';
      place.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (lost() && path[0]?.isConnected === false) requestAnimationFrame(rescue);
    });
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
      observer.disconnect();
    };
  }, []);
  return null;
}
