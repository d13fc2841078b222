import { expect, test, vi } from 'vitest';
import { cachedByText } from './cachedByText.ts';

test('a repeated text is read once, also if its result is null, until the cache is full', () => {
  const read = vi.fn<(text: string) => number | null>((text) => (text === 'a' ? null : text.length));
  const cached = cachedByText(2, read);
  expect(['a', 'a', 'bb', 'a', 'ccc', 'a'].map(cached)).toEqual([null, null, 2, null, 3, null]);
  expect(read.mock.calls.flat()).toEqual(['a', 'bb', 'ccc', 'a']);
});
