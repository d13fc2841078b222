/** Elements that a screen reader can announce, and so useful focus targets. */
const focusTargets = 'section, article, form, nav, aside, main, [role]';

/** An element and its current ancestors; collected early, since the element may be removed later. */
export function ancestorsOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let node = element; node; node = node.parentElement) path.push(node);
  return path;
}

/** Focuses the nearest element of a path that is still in the document, so that the focus order continues there. */
export function focusNearest(path: readonly Element[]): void {
  const target = path.find((node) => node.isConnected && node.matches(focusTargets));
  if (!(target instanceof HTMLElement)) return;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.dataset['rescued'] = '';
  target.focus({ preventScroll: true });
}
