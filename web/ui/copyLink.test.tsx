import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectToast } from '../testing/toast.ts';
import { copyLink } from './copyLink.ts';
import { ToastArea } from './ToastArea.tsx';

beforeEach(() => {
  userEvent.setup();
  render(<ToastArea />);
});

test('a link is copied as an absolute address, and a notice confirms it', async () => {
  await copyLink('/#post-a', 'Post link has been copied to clipboard.');
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/#post-a`);
  await expectToast('Share link copied', 'Post link has been copied to clipboard.');
});

test('if the browser refuses to copy, the notice shows the link', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.', 'NotAllowedError'));
  await copyLink('/#post-b', 'Post link has been copied to clipboard.');
  await expectToast('Copy this link', `${location.origin}/#post-b`);
});
