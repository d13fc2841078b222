import { expect, test, vi } from 'vitest';
import { notifyOnNextPage, takeStoredNotice } from './nextPage.ts';

test('a notice for the next page does not show on this page, and shows on the next one once', () => {
  notifyOnNextPage({ title: 'Login successful' });
  expect(takeStoredNotice()).toBeUndefined();
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1000);
  expect(takeStoredNotice()).toEqual({ title: 'Login successful' });
  expect(takeStoredNotice()).toBeUndefined();
});
