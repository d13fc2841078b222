import { expect, test, vi } from 'vitest';
import { retryImport } from './retryImport.ts';

test('a failed import is retried when the browser is online again', async () => {
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

test('without an online event the import is retried after one second, then after five', async () => {
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

test('a second failure reloads the page when the server responds', async () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue();
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('ok'));
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('gone'))
    .mockRejectedValueOnce(new TypeError('gone'))
    .mockResolvedValue('code');
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
});
