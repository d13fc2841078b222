import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';

const offlineText = "You're offline.";

test('a notice shows while the browser is offline and disappears when it is online again', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const change = (isOnline: boolean) =>
    act(() => {
      onLine.mockReturnValue(isOnline);
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  await renderShell();
  expect(screen.queryByText(offlineText)).toBeNull();
  change(false);
  expect(await screen.findByText(offlineText)).toBeVisible();
  const notice = screen.getByText(offlineText);
  expect(notice).toHaveTextContent("You're offline. You can keep reading, and nothing you type is lost.");
  expect(notice.closest('[aria-live="polite"]')).not.toBeNull();
  change(true);
  await waitFor(() => expect(screen.queryByText(offlineText)).toBeNull());
});
