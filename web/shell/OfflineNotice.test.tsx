import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';

const words = "You're offline.";

test('without a connection a notice says so, and goes by itself when it is back', async () => {
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const change = (isOnline: boolean) =>
    act(() => {
      line.mockReturnValue(isOnline);
      dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  await renderShell();
  expect(screen.queryByText(words)).toBeNull();
  change(false);
  expect(await screen.findByText(words)).toBeVisible();
  const notice = screen.getByText(words);
  expect(notice).toHaveTextContent("You're offline. You can keep reading, and nothing you type is lost.");
  expect(notice.closest('[aria-live="polite"]')).not.toBeNull();
  change(true);
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
});
