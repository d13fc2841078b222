const attributes = ['hidden', 'open', 'type', 'style', 'popover'];
const displays = new Map<string, string>();
/** Test files share a window. */
let quickened = false;

/** jsdom's display of an element follows from its name and few attributes: it is asked once for each mixture of them. */
function displayOf(element: Element, ask: typeof getComputedStyle): string {
  const { style } = element as HTMLElement;
  if (style?.display) return style.display;
  const key = [element.localName, ...attributes.map((name) => element.getAttribute(name))].join('|');
  const known = displays.get(key) ?? ask(element).display;
  if (element.isConnected) displays.set(key, known);
  return known;
}

/** Inherited; no sheet of jsdom sets it. */
function visibilityOf(element: Element | null): string {
  for (let one = element; one; one = one.parentElement) {
    const { visibility } = (one as HTMLElement).style;
    if (visibility) return visibility;
  }
  return 'visible';
}

/**
 * Answers what Testing Library asks of every element without matching jsdom's whole style sheet anew, which took a fifth
 * of the tests' time; anything else is asked of jsdom. Only where no sheet is loaded.
 */
export function quickenComputedStyle(): void {
  if (quickened) return;
  quickened = true;
  const ask = window.getComputedStyle.bind(window);
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return ask(element, pseudo);
    const quick: Record<string, () => string> = {
      display: () => displayOf(element, ask),
      visibility: () => visibilityOf(element),
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
