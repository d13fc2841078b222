import type { Page } from '@playwright/test';

/** Kept by a document that is looked at more than once. */
export interface ChangeTracker {
  /** From now on, what changes is noted. */
  remember: () => void;
  /** What in `roots` has stayed as it was when it was remembered, each part as high up as can be; nothing at first. */
  findUnchanged: (roots: Element[]) => Element[];
  /** What it has found last. */
  unchanged: Element[];
}

/** Runs in the page. */
function install(): void {
  /** What has come or has other words. */
  const added = new Set<Node>();
  /** What attributes were, of which some come back to it. */
  const attributes = new Map<Element, Map<string, string | null>>();
  /** No attribute tells of it. */
  let checked: Element[] | undefined;
  const allChecked = () => [...document.querySelectorAll(':checked')];
  const note = (records: MutationRecord[]) => {
    for (const { type, target, addedNodes, attributeName, oldValue } of records) {
      if (type === 'childList') for (const one of addedNodes) added.add(one);
      else if (type === 'characterData') added.add(target);
      else if (target instanceof Element) {
        const known = attributes.get(target) ?? new Map<string, string | null>();
        if (!known.has(attributeName!)) known.set(attributeName!, oldValue);
        attributes.set(target, known);
      }
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeOldValue: true,
  });
  const lastLook: ChangeTracker = {
    remember() {
      observer.takeRecords();
      added.clear();
      attributes.clear();
      checked = allChecked();
    },
    unchanged: [],
    findUnchanged(roots) {
      lastLook.unchanged = [];
      if (!checked) return [];
      note(observer.takeRecords());
      const differs = ([element, before]: [Element, Map<string, string | null>]) =>
        [...before].some(([name, value]) => element.getAttribute(name) !== value);
      const nodes = [...added, ...[...attributes].filter(differs).map(([element]) => element)];
      const changed = new Set<Node | null>(
        nodes.map((node) => (node instanceof Element ? node : node.parentElement)),
      );
      // What stands beside a box shows whether it is checked.
      const now = allChecked();
      for (const one of [...now, ...checked])
        if (now.includes(one) !== checked.includes(one)) changed.add(one.parentElement);
      const above = new Set<Node>();
      for (const one of changed)
        for (let outer = one?.parentElement; outer; outer = outer.parentElement) above.add(outer);
      const look = (element: Element): Element[] => {
        if (changed.has(element)) return [];
        return above.has(element) ? [...element.children].flatMap(look) : [element];
      };
      lastLook.unchanged = roots.flatMap(look);
      return lastLook.unchanged;
    },
  };
  Object.assign(window, { lastLook });
}

/** Lets a document keep what has changed in it between two looks. */
export const installChangeTracker = (page: Page): Promise<void> => page.evaluate(install);
