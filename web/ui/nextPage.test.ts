import { expect, test, vi } from 'vitest';
import { notifyOnNextPage, showStoredNotice } from './nextPage.ts';
import { currentNotices } from './notify.ts';

test('a notice for the next page does not show on this page, and shows on the next one once', () => {
  notifyOnNextPage({ title: 'Login successful' });
  showStoredNotice();
  expect(currentNotices()).toEqual([]);
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(performance.timeOrigin + 1000);
  showStoredNotice();
  showStoredNotice();
  expect(currentNotices().map(({ title }) => title)).toEqual(['Login successful']);
});
