import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { useDraft } from './useDraft.ts';

function Box({ name = 'post' }: { name?: string }) {
  const [text, setText] = useDraft(name);
  return <textarea aria-label="Box" value={text} onChange={(event) => setText(event.target.value)} />;
}
const box = () => screen.getByRole('textbox', { name: 'Box' });
const refuse = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

test('a draft survives leaving the screen, in session storage only', async () => {
  const user = userEvent.setup();
  const { unmount } = render(<Box />);
  await user.type(box(), 'half a thought');
  expect(sessionStorage.getItem('draft:post')).toBe('half a thought');
  expect(localStorage).toHaveLength(0);
  unmount();
  render(<Box />);
  expect(box()).toHaveValue('half a thought');
});

test('emptying a draft deletes it', async () => {
  sessionStorage.setItem('draft:post', 'old');
  const user = userEvent.setup();
  render(<Box />);
  await user.clear(box());
  expect(sessionStorage.getItem('draft:post')).toBeNull();
});

test('drafts with different names are independent', () => {
  sessionStorage.setItem('draft:post', 'mine');
  render(<Box name="reply" />);
  expect(box()).toHaveValue('');
});

test('if storage is blocked, a draft still survives leaving the screen', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse);
  const user = userEvent.setup();
  const { unmount } = render(<Box />);
  await user.type(box(), 'text');
  expect(box()).toHaveValue('text');
  unmount();
  render(<Box />);
  expect(box()).toHaveValue('text');
  await user.clear(box());
  expect(box()).toHaveValue('');
});
