/** What a screen reader can name, and so worth standing at. */
const places = 'section, article, form, nav, aside, main, [role]';

/** An element and all that it stands in, as they are now: it may be gone when they are asked for. */
export function ancestorsOf(element: Element | null): Element[] {
  const path: Element[] = [];
  for (let node = element; node; node = node.parentElement) path.push(node);
  return path;
}

/** Leads the focus to the nearest part on a path which is still there, so that Tab goes on from where the reader was. */
export function focusNearest(path: readonly Element[]): void {
  const place = path.find((node) => node.isConnected && node.matches(places));
  if (!(place instanceof HTMLElement)) return;
  if (!place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.dataset['rescued'] = '';
  place.focus({ preventScroll: true });
}
