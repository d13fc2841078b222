/** Loads `translatedTexts.ts` when a translator, such as Chrome's, inserts its first element. */
export function followTranslation(): void {
  /** The changes since the translator's first element; empty until then. */
  let changes: MutationRecord[] = [];
  /** The texts of removed nodes at their removal: React may change them while `translatedTexts.ts` is loading. */
  const texts = new Map<Node, string | null>();
  const observer = new MutationObserver((latest) => {
    const isLoading = changes.length > 0;
    const isTranslated = latest.some(({ addedNodes }) =>
      [...addedNodes].some(({ nodeName }) => nodeName === 'FONT'),
    );
    if (!isLoading && !isTranslated) return;
    changes.push(...latest);
    for (const { removedNodes } of latest) for (const node of removedNodes) texts.set(node, node.nodeValue);
    if (isLoading) return;
    void import('./translatedTexts.ts').then(
      ({ followTranslatedTexts }) => {
        followTranslatedTexts([...changes, ...observer.takeRecords()], texts);
        observer.disconnect();
      },
      // The translator's next element tries again.
      () => (changes = []),
    );
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
