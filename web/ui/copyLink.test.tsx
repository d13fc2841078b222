import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { copyLink } from './copyLink.ts';
import { ToastArea } from './ToastArea.tsx';

beforeEach(() => {
  userEvent.setup();
  render(<ToastArea />);
});

test('SN-07 a link is copied in full, and a notice says so', async () => {
  await copyLink('/#post-a', 'Post link has been copied to clipboard.');
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#post-a`);
  expect(await screen.findByText('Share link copied')).toBeVisible();
  expect(screen.getByText('Post link has been copied to clipboard.')).toBeVisible();
});

test('where the browser refuses to copy, the notice shows the link itself', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  await copyLink('/#post-b', 'Post link has been copied to clipboard.');
  expect(await screen.findByText('Copy this link')).toBeVisible();
  expect(screen.getByText(`${location.origin}/#post-b`)).toBeVisible();
});
