/** Whether the browser should handle a click itself: with a modifier key it opens a link in another tab, or saves it. */
export const isForBrowser = (
  event: Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>,
): boolean => event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
