import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { fakeEvents, setHidden } from '../testing/fakeEvents.ts';
import { followEvents } from './eventStream.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** Opens a tab whose page has the entries up to `after`. */
function openTab(after = 1) {
  const announced: number[] = [];
  const onResumed = vi.fn<() => void>();
  const close = followEvents({ after, onAnnounced: (seq) => announced.push(seq), onResumed });
  onTestFinished(close);
  return { announced, onResumed, close };
}

test('the tabs of a browser share one connection; when its tab closes, another one connects and resumes', async () => {
  const { addresses, openCount, accept, announce } = fakeEvents();
  const [first, second] = [openTab(), openTab()];
  await vi.waitFor(() => expect(addresses()).toEqual(['/events?after=1']));
  accept();
  announce(3);
  announce(3);
  expect([first.announced, second.announced]).toEqual([[3], [3]]);
  first.close();
  await vi.waitFor(() => expect(addresses()).toEqual(['/events?after=1', '/events?after=3']));
  expect(openCount()).toBe(1);
  announce(4);
  expect([first.announced, second.announced]).toEqual([[3], [3, 4]]);
});

test('each tab has its own connection where the browser has no locks', () => {
  const { openCount, announce } = fakeEvents({ locks: false });
  const tabs = [openTab(), openTab()];
  expect(openCount()).toBe(2);
  announce(2);
  expect(tabs.map(({ announced }) => announced)).toEqual([[2], [2]]);
});

test('a tab that has an older page gets what was announced before it listened', async () => {
  const { addresses, announce } = fakeEvents();
  openTab(5);
  await vi.waitFor(() => expect(addresses()).toHaveLength(1));
  announce(7);
  expect([openTab(6).announced, openTab(7).announced]).toEqual([[7], []]);
});

test('it connects again after growing delays with jitter, which a connection resets', () => {
  vi.useFakeTimers();
  const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { openCount, accept, fail } = fakeEvents({ locks: false });
  const { onResumed } = openTab();
  accept();
  expect(onResumed).toHaveBeenCalledTimes(1);
  const delays = [500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000];
  const waitFor = (ms: number) => {
    fail();
    vi.advanceTimersByTime(ms - 1);
    const before = openCount();
    vi.advanceTimersByTime(1);
    return [before, openCount()];
  };
  expect(delays.map(waitFor)).toEqual(delays.map(() => [0, 1]));
  accept();
  expect(onResumed).toHaveBeenCalledTimes(2);
  random.mockReturnValue(0.25);
  expect(waitFor(250)).toEqual([0, 1]);
});

test('a tab that is shown after a sleep, and a device that is online again, renew the connection at once', async () => {
  const { addresses, openCount, accept } = fakeEvents();
  // The tab with the connection stays hidden.
  const listeners = vi.spyOn(document, 'addEventListener').mockImplementation(() => {});
  const connected = openTab();
  listeners.mockRestore();
  const tabs = [connected, openTab()];
  await vi.waitFor(() => expect(addresses()).toHaveLength(1));
  accept();
  vi.useFakeTimers();
  setHidden(true);
  vi.advanceTimersByTime(29_000);
  setHidden(false);
  expect(addresses()).toHaveLength(1);
  setHidden(true);
  vi.advanceTimersByTime(30_000);
  setHidden(false);
  expect([addresses().length, openCount()]).toEqual([2, 1]);
  // The second tab was shown twice, after the first connection.
  expect(tabs.map(({ onResumed }) => onResumed.mock.calls.length)).toEqual([1, 3]);
  accept();
  window.dispatchEvent(new Event('online'));
  expect([addresses().length, openCount()]).toEqual([3, 1]);
});

test('a page that the browser stores for the Back button has no connection, and connects when it is restored', async () => {
  const { addresses, openCount, announce } = fakeEvents();
  const { announced } = openTab();
  await vi.waitFor(() => expect(openCount()).toBe(1));
  window.dispatchEvent(new Event('pagehide'));
  expect(openCount()).toBe(0);
  // A page is visible again before it is shown again.
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await vi.waitFor(() => expect(openCount()).toBe(1));
  announce(2);
  expect([addresses().length, announced]).toEqual([2, [2]]);
});
