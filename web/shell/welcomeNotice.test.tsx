import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { advanceTime, advanceTimeUntil } from '../testing/advanceTime.ts';
import { createLiveServer } from '../testing/liveServer.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { renderShell } from '../testing/renderShell.tsx';
import { toast } from '../testing/toast.ts';
import { currentNotices, dismissNotice } from '../ui/notify.ts';

afterEach(() => {
  vi.useRealTimers();
});

test("SH-01 a welcome notice with the product's name and tagline appears when the shell loads", async () => {
  await renderShell();
  const notices = await screen.findByRole('region', { name: /^Notifications/ });
  const notice = within(await within(notices).findByRole('listitem'));
  expect(notice.getByText('Welcome to Workgrove')).toBeVisible();
  expect(notice.getByText('Connect. Collaborate. Grow.')).toBeVisible();
});

test('SH-02 the welcome notice stays for 5000 ms', async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {});
  vi.useFakeTimers();
  await renderRoute('/nope');
  await advanceTimeUntil(() => toast('Welcome to Workgrove') !== null);
  await advanceTime(4_980);
  expect(toast('Welcome to Workgrove')).toBeVisible();
  await advanceTime(25);
  expect(toast('Welcome to Workgrove')).toBeNull();
});

test('in live mode the welcome notice appears on the first page of a browser alone', async () => {
  const { link } = createLiveServer();
  const { unmount } = await renderRoute('/terms', { transport: link });
  expect(await screen.findByText('Welcome to Workgrove')).toBeVisible();
  unmount();
  dismissNotice('welcome');
  await renderRoute('/terms', { transport: link });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(currentNotices()).toEqual([]);
});
