/*
 * A translator, such as Chrome's, replaces each text node by `<font><font>…</font></font>`. React keeps the text node: it
 * throws when it removes the node or inserts something before it, and its updates of the text are not visible. The
 * functions below use the element that replaced the text node: `.github/decisions/2026-11-28-translated-pages.md`.
 */

const replacements = new WeakMap<Node, Element>();
const originals = new WeakMap<Node, Text>();

const isUnusedFont = (node: Node | null): node is Element =>
  node?.nodeName === 'FONT' && !originals.has(node);

/** The previous change, also of an earlier call: `insertBefore`, which is patched below, reads pending changes first. */
let last: MutationRecord | undefined;

/** Finds the text nodes that a translator has replaced: in one change, or by an insertion and a removal in either order. */
function readChanges(changes: readonly MutationRecord[]): void {
  for (const change of changes) {
    const { target, addedNodes, previousSibling, nextSibling } = change;
    const isSamePlace =
      last?.target === target && last.previousSibling === previousSibling && last.nextSibling === nextSibling;
    const removed = change.removedNodes[0] ?? (isSamePlace && last?.removedNodes[0]);
    last = change;
    if (!removed) continue;
    const text = removed instanceof Text ? removed : originals.get(removed);
    const replacement = text && [...addedNodes, previousSibling, nextSibling].find(isUnusedFont);
    // React has moved a text node that is somewhere else. Some translators move it into the element.
    if (!replacement || (text.parentNode && !replacement.contains(text))) continue;
    replacements.set(text, replacement);
    originals.set(replacement, text);
    patchNodes();
  }
}

const observer = new MutationObserver(readChanges);

/** The node in the page that represents a node of React. */
function shown<T extends Node | null>(node: T): T | Element {
  readChanges(observer.takeRecords());
  const replacement = node && replacements.get(node);
  return replacement?.parentNode ? replacement : node;
}

let isPatched = false;

/** Replaces the functions with which React changes texts, on the first translated page. */
function patchNodes(): void {
  if (isPatched) return;
  isPatched = true;
  const { appendChild, insertBefore, removeChild } = Node.prototype;
  Object.assign(Node.prototype, {
    appendChild<T extends Node>(this: Node, node: T): T {
      appendChild.call(this, shown(node));
      return node;
    },
    insertBefore<T extends Node>(this: Node, node: T, before: Node | null): T {
      let sibling: Node | null = shown(before);
      // A translator may have moved an element into one of its own.
      while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
      insertBefore.call(this, shown(node), sibling);
      return node;
    },
    removeChild<T extends Node>(this: Node, node: T): T {
      const child = shown(node);
      if (this.contains(child)) removeChild.call(child.parentNode!, child);
      return node;
    },
  });
  Object.defineProperty(Text.prototype, 'nodeValue', {
    get(this: Text) {
      return this.data;
    },
    // The text node returns to its place, and the translator translates its new text.
    set(this: Text, value: string) {
      const replacement = shown(this);
      this.data = value;
      replacements.delete(this);
      if (replacement !== this) (replacement as Element).replaceWith(this);
    },
  });
}

/**
 * Keeps React working on a page that a translator changes. `changes` are those since its first element, and `texts` the
 * values of the removed nodes: React may have changed them while this file was loading.
 */
export function followTranslatedTexts(
  changes: readonly MutationRecord[] = [],
  texts: ReadonlyMap<Node, string | null> = new Map(),
): void {
  readChanges(changes);
  for (const [node, before] of texts) {
    const { nodeValue } = node;
    if (nodeValue !== before) node.nodeValue = nodeValue;
  }
  observer.observe(document.body, { childList: true, subtree: true });
}
