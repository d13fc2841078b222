/** Elements that a screen reader can announce, and so useful focus targets. */
const focusTargets = 'section, article, form, nav, aside, main, [role]';

/** An element and its current ancestors; collected early, since the element may be removed later. */
export function ancestorsOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let node = element; node; node = node.parentElement) path.push(node);
  return path;
}

/**
 * Focuses the first element of a path. If it is removed, hidden or disabled, the nearest ancestor that is still visible
 * gets the focus, so that the focus order continues there.
 */
export function focusNearest(path: readonly Element[]): void {
  const [element] = path;
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
  if (document.activeElement === element) return;
  const target = path.find((node) => node.checkVisibility() && node.matches(focusTargets));
  if (!(target instanceof HTMLElement)) return;
  if (!target.hasAttribute('tabindex')) {
    target.tabIndex = -1;
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  target.dataset['rescued'] = '';
  target.focus({ preventScroll: true });
}
