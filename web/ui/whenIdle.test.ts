import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle, whenIdleAfterInput } from './whenIdle.ts';

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

test('code for a click loads after the first input, once', () => {
  vi.useFakeTimers();
  const task = vi.fn<() => void>();
  whenIdleAfterInput(task);
  vi.advanceTimersByTime(10_000);
  expect(task).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(200);
  expect(task).toHaveBeenCalledOnce();
  dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(10_000);
  expect(task).toHaveBeenCalledOnce();
});

test('a cancelled task runs neither before nor after the first input', () => {
  vi.useFakeTimers();
  const task = vi.fn<() => void>();
  whenIdleAfterInput(task)();
  const stop = whenIdleAfterInput(task);
  dispatchEvent(new Event('scroll'));
  stop();
  vi.advanceTimersByTime(10_000);
  expect(task).not.toHaveBeenCalled();
});
