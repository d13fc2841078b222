import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach, beforeEach, vi } from 'vitest';
import { reloadStorage } from '../ui/storage.ts';
import { letReactWork } from './letReactWork.ts';

// A loaded machine needs more than the standard second for the first screen of a file.
configure({ asyncUtilTimeout: 5_000 });
letReactWork();

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
  reloadStorage();
  document.cookie = 'side-bar=; path=/; max-age=0';
  document.documentElement.className = 'light';
});
afterEach(() => {
  cleanup();
  // Those that are left would show again with the next screen.
  toast.dismiss();
  vi.restoreAllMocks();
});
