import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './whenIdle.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a task waits until the browser is idle, at most two seconds', () => {
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

test('without requestIdleCallback the task runs after 200 ms', () => {
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
