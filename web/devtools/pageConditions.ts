import type { ApolloClient } from '@apollo/client';
import { isIdle, storeConditions, storedConditions } from '../apollo/networkConditions.ts';
import { recordRequests } from './requests.ts';

/** Delay of a slow picture, in milliseconds. */
const pictureDelay = 4_000;
/** A transparent picture of one pixel. */
const blank = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

let observer: MutationObserver | undefined;

/** The delayed address of each element, so that it is delayed once. */
const delayed = new WeakMap<HTMLImageElement, string>();

function delayPicture(image: HTMLImageElement): void {
  const { srcset } = image;
  const src = image.getAttribute('src') ?? '';
  if (src === blank || delayed.get(image) === src) return;
  delayed.set(image, src);
  image.srcset = '';
  image.src = blank;
  setTimeout(() => {
    // The element has another picture now.
    if (delayed.get(image) !== src) return;
    image.srcset = srcset;
    image.src = src;
  }, pictureDelay);
}

/** Delays the pictures that are added or changed from now on. */
function delayPictures(): void {
  observer = new MutationObserver((mutations) => {
    for (const { target, addedNodes } of mutations) {
      if (target instanceof HTMLImageElement) delayPicture(target);
      for (const node of addedNodes)
        if (node instanceof HTMLImageElement) delayPicture(node);
        else if (node instanceof Element) node.querySelectorAll('img').forEach(delayPicture);
    }
  });
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['src'] });
}

/** Applies the stored conditions that do not belong to a request: whether the browser is offline, and slow pictures. */
export function applyPageConditions(): void {
  const { offline, slowPictures } = storedConditions();
  const wasOnline = navigator.onLine;
  if (offline) Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  else Reflect.deleteProperty(navigator, 'onLine');
  if (navigator.onLine !== wasOnline) dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline'));
  observer?.disconnect();
  if (slowPictures) delayPictures();
}

/** Applies stored conditions and records all requests of the page. Returns whether there are any; deletes invalid ones. */
export function startPageConditions(client: ApolloClient): boolean {
  const conditions = storedConditions();
  if (isIdle(conditions)) {
    storeConditions({});
    return false;
  }
  recordRequests(client);
  applyPageConditions();
  return true;
}
