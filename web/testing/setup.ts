import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { markOutdated } from '../hydration/reloadOnce.ts';
import { reloadStorage } from '../ui/storage.ts';
import { quickenComputedStyle } from './computedStyle.ts';
import { letReactWork } from './letReactWork.ts';
import { patchHappyDom } from './patchHappyDom.ts';
import { forgetOwnerStacks } from './ownerStacks.ts';

// No ground for a sanitiser to stand on is happy-dom's parser: here it has jsdom, as on the server.
vi.mock('dompurify', async (importActual) => {
  const { default: createDOMPurify } = await importActual<typeof import('dompurify')>();
  const { JSDOM } = await import('jsdom');
  return { default: () => createDOMPurify(new JSDOM().window) };
});
configure({
  // Only what is broken waits so long; a loaded machine needs more than the standard second for a file's first screen.
  asyncUtilTimeout: 20_000,
  // A waiting query fails many times before it succeeds; the page is printed once, when its test has failed.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'ElementError' }),
});
letReactWork();
quickenComputedStyle();
forgetOwnerStacks();
patchHappyDom();

// A window that shows nothing: nothing here pretends to lay out a page, and a test says which media queries hold.
Object.assign(globalThis, {
  matchMedia: (media: string) => ({
    matches: false,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
  scrollTo: () => {},
  // Nobody is asked over the network; happy-dom would ask a port of this machine.
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  createImageBitmap: async () => ({ close: () => {} }),
});
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.getAnimations ??= () => [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  reloadStorage();
  markOutdated(false);
  document.cookie = 'side-bar=; path=/; max-age=0';
  document.documentElement.className = 'light';
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.log(prettyDOM());
  cleanup();
  // Those that are left would show again with the next screen.
  toast.dismiss();
  vi.restoreAllMocks();
});
