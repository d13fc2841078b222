import { PropertySymbol } from 'happy-dom';

/** What an element must be: its name, attributes with a value or without, and attributes that it must not have. */
interface Compound {
  tag: string;
  attributes: { name: string; operator: string; value: string | undefined }[];
  absent: string[];
}

const compound = /^(\*|[a-z][a-z0-9]*)?((?:\[[\w-]+(?:~?=(?:"[^"]*"|[\w-]+))?\]|:not\(\[[\w-]+\]\))*)$/;
const condition = /(:not\()?\[([\w-]+)(?:(~?=)(?:"([^"]*)"|([\w-]+)))?\]/g;

/** Reads a selector such as `*[role~="button"], button`. Returns null if it has a combinator, a class or another pseudo-class. */
function readSelector(selector: string): Compound[] | null {
  const compounds: Compound[] = [];
  // A comma within quotes makes a part that does not match.
  for (const part of selector.split(',')) {
    const [, tag = '*', conditions = ''] = compound.exec(part.trim()) ?? [];
    if (!compound.test(part.trim()) || !part.trim()) return null;
    const found = [...conditions.matchAll(condition)];
    compounds.push({
      tag,
      attributes: found
        .filter(([, not]) => !not)
        .map(([, , name, operator = '', quoted, bare]) => ({ name: name!, operator, value: quoted ?? bare })),
      absent: found.filter(([, not]) => not).map(([, , name]) => name!),
    });
  }
  return compounds;
}

function matches(element: Element, { tag, attributes, absent }: Compound): boolean {
  if (tag !== '*' && tag !== element.localName) return false;
  for (const { name, operator, value } of attributes) {
    const own = element.getAttribute(name);
    if (own === null || (operator === '=' && own !== value)) return false;
    if (operator === '~=' && !own.split(/\s+/).includes(value!)) return false;
  }
  return !absent.some((name) => element.hasAttribute(name));
}

type Internal = Element & { [PropertySymbol.elementArray]: readonly Internal[] };

/** Adds the matching descendants in the order of the document, at most `max`. */
function collect(parent: Internal, compounds: readonly Compound[], max: number, found: Element[]): void {
  for (const child of parent[PropertySymbol.elementArray]) {
    for (const one of compounds)
      if (matches(child, one)) {
        found.push(child);
        break;
      }
    if (found.length >= max) return;
    collect(child, compounds, max, found);
    if (found.length >= max) return;
  }
}

const selectors = new Map<string, Compound[] | null>();
/** The number of changes to any document. happy-dom calls `clearCache` at each. */
let version = 0;
const results = new WeakMap<object, { version: number; found: Map<string, unknown> }>();

/** Returns the result of a query from before the latest change, or computes it. */
function cached<T>(node: object, key: string, compute: () => T): T {
  let own = results.get(node);
  if (own?.version !== version) results.set(node, (own = { version, found: new Map() }));
  if (!own.found.has(key)) own.found.set(key, compute());
  return own.found.get(key) as T;
}

/** Test files share a window, so the patch must run once. */
let installed = false;

/**
 * Finds elements by simple selectors in one pass over the document. happy-dom makes one for each part of a list, and
 * Testing Library's roles have up to ten parts. That takes a tenth of the tests' time.
 */
export function speedUpSelectors(): void {
  if (installed) return;
  installed = true;
  const prototype = Node.prototype as unknown as Record<symbol, () => void>;
  const clearCache = prototype[PropertySymbol.clearCache]!;
  prototype[PropertySymbol.clearCache] = function clear(this: Node) {
    version += 1;
    clearCache.call(this);
  };
  const List = NodeList as unknown as new (key: symbol, items: Element[]) => NodeListOf<Element>;
  for (const { prototype: owner } of [Document, Element]) {
    const { querySelector, querySelectorAll } = owner;
    const compoundsOf = (selector: string) => {
      if (!selectors.has(selector)) selectors.set(selector, readSelector(selector));
      return selectors.get(selector)!;
    };
    owner.querySelectorAll = function all(this: Internal, selector: string) {
      const compounds = compoundsOf(selector);
      if (!compounds) return querySelectorAll.call(this, selector);
      return cached(this, `* ${selector}`, () => {
        const found: Element[] = [];
        collect(this, compounds, Infinity, found);
        return new List(PropertySymbol.illegalConstructor, found);
      });
    };
    owner.querySelector = function one(this: Internal, selector: string) {
      const compounds = compoundsOf(selector);
      if (!compounds) return querySelector.call(this, selector);
      return cached(this, `1 ${selector}`, () => {
        const found: Element[] = [];
        collect(this, compounds, 1, found);
        return found[0] ?? null;
      });
    };
  }
}
