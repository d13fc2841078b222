/** Focus targets that a screen reader can announce. */
const focusTargets = 'section, article, form, nav, aside, main, [role]';

/** An element and its current ancestors; collected early, since the element may be removed later. */
export function ancestorsOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let node = element; node; node = node.parentElement) path.push(node);
  return path;
}

/** Focuses the first element of a path or, if it is removed, hidden or disabled, its nearest visible ancestor. */
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
  // Suppresses the focus ring of a region (`base.css`).
  target.dataset['rescued'] = '';
  target.focus({ preventScroll: true });
}
