import { useEffect } from 'react';
import { focusNearest, ancestorsOf } from './focusNearest.ts';

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
      path = ancestorsOf(target as Element);
    };
    // Left for nowhere by a press on empty space: that is the reader's will.
    const leave = () => queueMicrotask(() => path[0]?.isConnected && lost() && (path = []));
    const rescue = () => {
      if (!lost() || !path[0] || path[0].isConnected) return;
      focusNearest(path);
      path = [];
    };
    const observer = new MutationObserver(() => {
      if (lost() && path[0]?.isConnected === false) requestAnimationFrame(rescue);
    });
    // Notices keep the way into them to themselves.
    document.addEventListener('focusin', enter, true);
    document.addEventListener('focusout', leave);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', enter, true);
      document.removeEventListener('focusout', leave);
      observer.disconnect();
    };
  }, []);
  return null;
}
