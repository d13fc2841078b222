/** How the translator replaces a text node. */
export type Translator = 'same' | 'other' | 'moved';

/**
 * Runs in the page. It replaces each text node, also later ones, by `<font><font>…</font></font>`, as Chrome's translator
 * does. The texts stay the `same`, become `other` texts, or the text nodes themselves are `moved` into the elements.
 */
export function translate(kind: Translator): void {
  const ignored = 'font, script, style, textarea, noscript, template, svg, [translate=no], .notranslate';
  const replace = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(ignored)) return;
    const font = document.createElement('font');
    const inner = font.appendChild(document.createElement('font'));
    const { parentNode, nextSibling, data } = text;
    if (kind === 'moved') inner.append(text);
    else {
      inner.textContent = kind === 'other' ? `‹${data}›` : data;
      text.remove();
    }
    parentNode!.insertBefore(font, nextSibling);
  };
  const replaceAll = (root: Node) => {
    if (root instanceof Text) return replace(root);
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(replace);
  };
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) replaceAll(node);
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  replaceAll(document.body);
}
