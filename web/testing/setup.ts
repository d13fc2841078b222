import '@testing-library/jest-dom/vitest';
import { act, cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';

let firing = false;
configure({
  // A loaded machine needs more than the standard second for the first screen of a file.
  asyncUtilTimeout: 5_000,
  // An event may let a screen suspend. React finishes such work only when somebody waits for `act`, which Testing
  // Library's own wrapper does not: now and then a navigation would never be shown.
  eventWrapper: (fire) => {
    if (firing) return fire();
    firing = true;
    let result: unknown;
    try {
      const done: unknown = act(() => {
        result = fire();
      });
      void Promise.resolve(done);
    } finally {
      firing = false;
    }
    return result;
  },
});

// What jsdom lacks; nothing here pretends to lay out a page.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= ((media: string) => ({
  matches: false,
  media,
  addEventListener: () => {},
  removeEventListener: () => {},
})) as unknown as typeof matchMedia;
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.getAnimations ??= () => [];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.cookie = 'side-bar=; path=/; max-age=0';
  document.documentElement.className = 'light';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
