/** Browsers' default `display` by element. Testing Library uses it to decide whether to join names with a space. */
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
/** Test files share a window, so the patch must run once. */
let installed = false;

/** Value from an element's style attribute; most elements have none. */
const inlineStyle = (element: Element, name: 'display' | 'visibility' | 'pointerEvents' | 'opacity') =>
  element.hasAttribute('style') ? (element as HTMLElement).style[name] : '';

/** Elements that browsers hide but happy-dom displays. No test opens a popover. */
const isHidden = (element: Element) =>
  element.hasAttribute('hidden') ||
  element.hasAttribute('popover') ||
  (element.localName === 'input' && element.getAttribute('type') === 'hidden') ||
  (element.localName === 'dialog' && !element.hasAttribute('open'));

/** An element's display follows from its name and few attributes, so happy-dom computes it once for each name. */
function displayOf(element: Element, compute: typeof getComputedStyle): string {
  const own = inlineStyle(element, 'display');
  if (own) return own;
  if (isHidden(element)) return 'none';
  const display = displays[element.localName] ?? (compute(element).display || 'inline');
  if (element.isConnected) displays[element.localName] = display;
  return display;
}

/** Value of an inherited property. Only style attributes count, since no style sheet is loaded. */
function inherited(element: Element | null, name: 'visibility' | 'pointerEvents', fallback: string): string {
  for (let current = element; current; current = current.parentElement) {
    const value = inlineStyle(current, name);
    if (value) return value;
  }
  return fallback;
}

/**
 * Computes the four properties that Testing Library reads of every element as a browser would. happy-dom would compute
 * the complete style each time. Other properties still come from happy-dom. Use it only where no style sheet is loaded.
 */
export function speedUpComputedStyle(): void {
  if (installed) return;
  installed = true;
  const compute = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return compute(element, pseudo);
    const fast: Record<string, () => string> = {
      display: () => displayOf(element, compute),
      visibility: () => inherited(element, 'visibility', 'visible'),
      opacity: () => inlineStyle(element, 'opacity') || '1',
      pointerEvents: () => inherited(element, 'pointerEvents', 'auto'),
    };
    let complete: CSSStyleDeclaration | undefined;
    const computeAll = () => (complete ??= compute(element));
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue')
          return (property: string) => fast[property]?.() ?? computeAll().getPropertyValue(property);
        if (typeof name === 'string' && name in fast) return fast[name]!();
        const value: unknown = Reflect.get(computeAll(), name);
        return typeof value === 'function' ? (value.bind(complete) as unknown) : value;
      },
    });
  };
}
