/** What of a browser's own style sheet Testing Library looks at: whether names are joined by a space depends on it. */
const displays: Record<string, string> = {
  caption: 'table-caption',
  option: 'block',
  search: 'block',
  tbody: 'table-row-group',
  td: 'table-cell',
  tfoot: 'table-footer-group',
  th: 'table-cell',
  thead: 'table-header-group',
};
/** Test files share a window. */
let quickened = false;

/** What an element's own style says; most have none. */
const written = (element: Element, name: 'display' | 'visibility' | 'pointerEvents' | 'opacity') =>
  element.hasAttribute('style') ? (element as HTMLElement).style[name] : '';

/** As browsers have it; happy-dom shows all of these. A popover is never opened here. */
const isHidden = (element: Element) =>
  element.hasAttribute('hidden') ||
  element.hasAttribute('popover') ||
  (element.localName === 'input' && element.getAttribute('type') === 'hidden') ||
  (element.localName === 'dialog' && !element.hasAttribute('open'));

/** The display of an element follows from its name and few attributes: it is asked once for each name. */
function displayOf(element: Element, ask: typeof getComputedStyle): string {
  const own = written(element, 'display');
  if (own) return own;
  if (isHidden(element)) return 'none';
  const known = displays[element.localName] ?? (ask(element).display || 'inline');
  if (element.isConnected) displays[element.localName] = known;
  return known;
}

/** Inherited; no style sheet is loaded. */
function inherited(element: Element | null, name: 'visibility' | 'pointerEvents', otherwise: string): string {
  for (let one = element; one; one = one.parentElement) {
    const value = written(one, name);
    if (value) return value;
  }
  return otherwise;
}

/**
 * Answers what Testing Library asks of every element without working out its whole style, and as a browser would;
 * anything else is asked of happy-dom. Only where no sheet is loaded.
 */
export function speedUpComputedStyle(): void {
  if (quickened) return;
  quickened = true;
  const ask = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return ask(element, pseudo);
    const quick: Record<string, () => string> = {
      display: () => displayOf(element, ask),
      visibility: () => inherited(element, 'visibility', 'visible'),
      opacity: () => written(element, 'opacity') || '1',
      pointerEvents: () => inherited(element, 'pointerEvents', 'auto'),
    };
    let whole: CSSStyleDeclaration | undefined;
    const rest = () => (whole ??= ask(element));
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue')
          return (property: string) => quick[property]?.() ?? rest().getPropertyValue(property);
        if (typeof name === 'string' && name in quick) return quick[name]!();
        const value: unknown = Reflect.get(rest(), name);
        return typeof value === 'function' ? (value.bind(whole) as unknown) : value;
      },
    });
  };
}
