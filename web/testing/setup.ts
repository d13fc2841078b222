// Before the sample takes the time.
import './noon.ts';
// Before React loads.
import './jitter.ts';
// It must run before Testing Library loads.
import './landmarkRoles.ts';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { markOutdated } from '../hydration/reloadOnce.ts';
import { currentNotices, dismissNotice } from '../ui/notify.ts';
import { forgetSending } from '../ui/drafts.ts';
import { reloadStorage } from '../session/storage.ts';
import { speedUpComputedStyle } from './speedUpComputedStyle.ts';
import { speedUpSelectors } from './speedUpSelectors.ts';
import { disableActInUserEvents } from './disableActInUserEvents.ts';
import { patchHappyDom } from './patchHappyDom.ts';
import { disableOwnerStacks } from './disableOwnerStacks.ts';

// happy-dom's parser is not exact enough for a sanitiser, so DOMPurify uses jsdom, as on the server.
vi.mock('dompurify', async (importActual) => {
  const { default: createDOMPurify } = await importActual<typeof import('dompurify')>();
  const { JSDOM } = await import('jsdom');
  return { default: () => createDOMPurify(new JSDOM().window) };
});
configure({
  // Only a failing test waits this long. On a busy machine the first screen of a file takes more than the default 1 s.
  asyncUtilTimeout: 20_000,
  // A retried query throws many errors. The page is printed once, after its test has failed.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'ElementError' }),
});
disableActInUserEvents();
speedUpComputedStyle();
speedUpSelectors();
disableOwnerStacks();
patchHappyDom();

// happy-dom has no layout: no media query matches until a test mocks it.
Object.assign(globalThis, {
  matchMedia: (media: string) => ({
    matches: false,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
  scrollTo: () => {},
  // No test may use the network; happy-dom would send requests to a local port.
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
  forgetSending();
  markOutdated(false);
  document.cookie = 'side-bar=; path=/; max-age=0';
  document.documentElement.className = 'light';
});
afterEach(({ task }) => {
  if (task.result?.state === 'fail') console.log(prettyDOM());
  cleanup();
  // Remaining toasts would reappear on the next screen. After the last one, a waiting toast appears.
  for (let [toast] = currentNotices(); toast; [toast] = currentNotices()) dismissNotice(toast.id);
  vi.restoreAllMocks();
});
