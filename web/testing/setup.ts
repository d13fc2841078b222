import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { reloadStorage } from '../ui/storage.ts';
import { quickenComputedStyle } from './computedStyle.ts';
import { letReactWork } from './letReactWork.ts';
import { forgetOwnerStacks } from './ownerStacks.ts';

configure({
  // Only what is broken waits so long; a loaded machine needs more than the standard second for a file's first screen.
  asyncUtilTimeout: 20_000,
  // A waiting query fails many times before it succeeds; the page is printed once, when its test has failed.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'ElementError' }),
});
letReactWork();
quickenComputedStyle();
forgetOwnerStacks();

// What jsdom lacks; nothing here pretends to lay out a page.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
globalThis.matchMedia ??= ((media: string) => ({
  matches: false,
  media,
  addEventListener: () => {},
  removeEventListener: () => {},
})) as unknown as typeof matchMedia;
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.getAnimations ??= () => [];
globalThis.createImageBitmap ??= (async () => ({ close: () => {} })) as unknown as typeof createImageBitmap;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  reloadStorage();
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
