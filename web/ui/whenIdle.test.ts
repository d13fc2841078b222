import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a task waits for the browser to be idle, two seconds at the most', () => {
  const request = vi.fn<typeof requestIdleCallback>(() => 7);
  const cancel = vi.fn<(handle: number) => void>();
  vi.stubGlobal('requestIdleCallback', request);
  vi.stubGlobal('cancelIdleCallback', cancel);
  const task = vi.fn<() => void>();
  const stop = whenIdle(task);
  expect(request).toHaveBeenCalledExactlyOnceWith(task, { timeout: 2_000 });
  stop();
  expect(cancel).toHaveBeenCalledExactlyOnceWith(7);
});

test('a browser that does not tell when it is idle gets the task a moment later', () => {
  vi.useFakeTimers();
  const task = vi.fn<() => void>();
  whenIdle(task);
  vi.advanceTimersByTime(199);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(task).toHaveBeenCalledOnce();
  whenIdle(task)();
  vi.advanceTimersByTime(10_000);
  expect(task).toHaveBeenCalledOnce();
});
