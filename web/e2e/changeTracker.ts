import type { Page } from '@playwright/test';

/** Tracks the changes of a document between two accessibility checks. */
export interface ChangeTracker {
  /** Forgets all changes so far. */
  reset: () => void;
  /** The largest subtrees of `roots` without changes since `reset`. Empty before the first `reset`. */
  findUnchanged: (roots: Element[]) => Element[];
  /** The last result of `findUnchanged`. */
  unchanged: Element[];
}

/** Runs in the page. */
function install(): void {
  /** Added nodes and changed texts. */
  const added = new Set<Node>();
  /** Original values of changed attributes, since some change back. */
  const attributes = new Map<Element, Map<string, string | null>>();
  /** Checked inputs at the last `reset`. Mutation records do not report this state. */
  let checked: Element[] | undefined;
  const allChecked = () => [...document.querySelectorAll(':checked')];
  const record = (records: MutationRecord[]) => {
    for (const { type, target, addedNodes, attributeName, oldValue } of records) {
      if (type === 'childList') for (const node of addedNodes) added.add(node);
      else if (type === 'characterData') added.add(target);
      else if (target instanceof Element) {
        const original = attributes.get(target) ?? new Map<string, string | null>();
        if (!original.has(attributeName!)) original.set(attributeName!, oldValue);
        attributes.set(target, original);
      }
    }
  };
  const observer = new MutationObserver(record);
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeOldValue: true,
  });
  const changeTracker: ChangeTracker = {
    reset() {
      observer.takeRecords();
      added.clear();
      attributes.clear();
      checked = allChecked();
    },
    unchanged: [],
    findUnchanged(roots) {
      changeTracker.unchanged = [];
      if (!checked) return [];
      record(observer.takeRecords());
      const differs = ([element, before]: [Element, Map<string, string | null>]) =>
        [...before].some(([name, value]) => element.getAttribute(name) !== value);
      const nodes = [...added, ...[...attributes].filter(differs).map(([element]) => element)];
      const changed = new Set<Node | null>(
        nodes.map((node) => (node instanceof Element ? node : node.parentElement)),
      );
      // The surroundings of a checkbox show whether it is checked.
      const now = allChecked();
      for (const input of [...now, ...checked])
        if (now.includes(input) !== checked.includes(input)) changed.add(input.parentElement);
      const ancestors = new Set<Node>();
      for (const node of changed)
        for (let outer = node?.parentElement; outer; outer = outer.parentElement) ancestors.add(outer);
      const unchangedIn = (element: Element): Element[] => {
        if (changed.has(element)) return [];
        return ancestors.has(element) ? [...element.children].flatMap(unchangedIn) : [element];
      };
      changeTracker.unchanged = roots.flatMap(unchangedIn);
      return changeTracker.unchanged;
    },
  };
  Object.assign(window, { changeTracker });
}

/** Installs the tracker in a document. */
export const installChangeTracker = (page: Page): Promise<void> => page.evaluate(install);
