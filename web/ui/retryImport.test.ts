import { expect, test, vi } from 'vitest';
import { retryImport } from './retryImport.ts';

test('code that cannot be had is asked for again once there is a connection', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValue('code');
  const loaded = retryImport(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  dispatchEvent(new Event('online'));
  expect(await loaded).toBe('code');
  expect(load).toHaveBeenCalledTimes(2);
});

test('without any word of a connection it is asked for again after a second, and then every five', async () => {
  vi.useFakeTimers();
  try {
    const load = vi
      .fn<() => Promise<string>>()
      .mockRejectedValueOnce(new TypeError('gone'))
      .mockRejectedValueOnce(new TypeError('gone'))
      .mockResolvedValue('code');
    const loaded = retryImport(load);
    await vi.advanceTimersByTimeAsync(999);
    expect(load).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(load).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(await loaded).toBe('code');
  } finally {
    vi.useRealTimers();
  }
});

test('what fails again although the server is there has the page loaded anew', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('ok'));
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('gone'))
    .mockRejectedValueOnce(new TypeError('gone'))
    .mockResolvedValue('code');
  try {
    const loaded = retryImport(load);
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
    expect(reload).not.toHaveBeenCalled();
    await vi.waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(reload).toHaveBeenCalledTimes(1);
    });
    await vi.waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(load).toHaveBeenCalledTimes(3);
    });
    expect(await loaded).toBe('code');
  } finally {
    vi.unstubAllGlobals();
  }
});
