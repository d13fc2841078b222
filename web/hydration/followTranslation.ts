/** Loads `translatedTexts.ts` when a translator, such as Chrome's, inserts its first element. */
export function followTranslation(): void {
  let changes: MutationRecord[] = [];
  const observer = new MutationObserver((latest) => {
    const isLoading = changes.length > 0;
    const isTranslated = latest.some(({ addedNodes }) =>
      [...addedNodes].some(({ nodeName }) => nodeName === 'FONT'),
    );
    if (isLoading || isTranslated) changes.push(...latest);
    if (isLoading || !isTranslated) return;
    void import('./translatedTexts.ts').then(
      ({ followTranslatedTexts }) => {
        followTranslatedTexts([...changes, ...observer.takeRecords()]);
        observer.disconnect();
      },
      // The translator's next element tries again.
      () => (changes = []),
    );
  });
  observer.observe(document.body, { childList: true, subtree: true });
}
