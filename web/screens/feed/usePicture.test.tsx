import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postBy, renderFeed } from '../../testing/renderFeed.tsx';
import { expectToast } from '../../testing/toast.ts';

const decode = vi.fn<(file: Blob) => Promise<{ close: () => void }>>();
let createdUrls = 0;
const revoke = vi.fn<(url: string) => void>();
beforeEach(() => {
  decode.mockReset().mockResolvedValue({ close: () => {} });
  revoke.mockReset();
  vi.stubGlobal('createImageBitmap', decode);
  // Numbered object URLs, so that assertions can name them.
  createdUrls = 0;
  URL.createObjectURL = () => `blob:picture-${(createdUrls += 1)}`;
  URL.revokeObjectURL = revoke;
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const composer = () => within(screen.getByRole('form', { name: 'Create a post' }));
const png = (name: string, size = 10) => {
  const file = new File(['x'], name, { type: 'image/png' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const choose = (...files: File[]) =>
  fireEvent.change(composer().getByLabelText('Choose a photo'), { target: { files } });

test('FD-10 a chosen picture has a preview; removing it revokes its object URL', async () => {
  const { user } = await renderFeed();
  choose(png('cat.png'));
  expect(await composer().findByRole('img', { name: 'Preview of cat.png' })).toHaveAttribute(
    'src',
    'blob:picture-1',
  );
  expect(composer().getByRole('textbox'), 'the draft does not store the photo').not.toHaveAttribute(
    'data-drafted',
  );
  await user.click(composer().getByRole('button', { name: 'Remove photo' }));
  expect(composer().getByRole('textbox')).toHaveAttribute('data-drafted');
  expect(composer().queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument();
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:picture-1');
});

test('FD-10 a post shows the picture and its object URL is not revoked', async () => {
  const { user } = await renderFeed();
  choose(png('cat.png'));
  await composer().findByRole('img', { name: 'Preview of cat.png' });
  fireEvent.change(composer().getByRole('textbox'), { target: { value: 'Look' } });
  await user.click(composer().getByRole('button', { name: 'Post' }));
  await expectToast('Post created!', 'Your post has been shared with your network.');
  const body = postBy('Maren Holt').getByText('Look').closest('article')!;
  expect([...body.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toContain(
    'blob:picture-1',
  );
  expect(revoke).not.toHaveBeenCalled();
  expect(composer().queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument();
});

test('a picture leaves the composer with its text, and a failure gives both back; leaving then revokes it', async () => {
  const { user, router } = await renderFeed();
  vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new Error('No more ids.');
  });
  choose(png('cat.png'));
  await composer().findByRole('img', { name: 'Preview of cat.png' });
  const field = composer().getByRole('textbox');
  fireEvent.change(field, { target: { value: 'Look' } });
  fireEvent.submit(field.closest('form')!);
  expect(composer().queryByRole('img', { name: /^Preview/ })).toBeNull();
  expect(field).toHaveValue('');
  await expectToast('Something went wrong', 'Please try again in a moment.', 'destructive');
  expect(composer().getByRole('img', { name: 'Preview of cat.png' })).toBeVisible();
  expect(field).toHaveValue('Look');
  // A picture that was chosen meanwhile stays.
  await user.click(composer().getByRole('button', { name: 'Post' }));
  choose(png('dog.png'));
  await waitFor(() => expect(field).toHaveValue('Look'));
  expect(await composer().findByRole('img', { name: 'Preview of dog.png' })).toBeVisible();
  await router.navigate('/terms');
  await waitFor(() => expect(revoke).toHaveBeenLastCalledWith('blob:picture-2'));
});

test('FD-10 replacing the picture and leaving the screen revoke its object URL', async () => {
  const { router } = await renderFeed();
  choose(png('cat.png'));
  await composer().findByRole('img', { name: 'Preview of cat.png' });
  choose(png('dog.png'));
  expect(await composer().findByRole('img', { name: 'Preview of dog.png' })).toBeVisible();
  expect(composer().queryByRole('img', { name: 'Preview of cat.png' })).not.toBeInTheDocument();
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:picture-1');
  // A picture that is still being decoded when the screen unmounts creates no object URL.
  let finishDecoding = (_image: { close: () => void }) => {};
  const decoding = new Promise<{ close: () => void }>((resolve) => {
    finishDecoding = resolve;
  });
  decode.mockReturnValue(decoding);
  choose(png('late.png'));
  await waitFor(() => expect(decode).toHaveBeenCalledTimes(3));
  await router.navigate('/terms');
  await waitFor(() => expect(revoke).toHaveBeenLastCalledWith('blob:picture-2'));
  finishDecoding({ close: () => {} });
  await new Promise((resolve) => setTimeout(resolve));
  expect(createdUrls).toBe(2);
});

for (const [what, file, sentence] of [
  ['a text', new File(['x'], 'a.txt', { type: 'text/plain' }), 'Choose a PNG, JPG or WEBP picture'],
  ['an SVG', new File(['x'], 'a.svg', { type: 'image/svg+xml' }), 'Choose a PNG, JPG or WEBP picture'],
  ['more than 5 MB', png('big.png', 5 * 1024 * 1024 + 1), 'Choose a picture of at most 5 MB'],
] as const)
  test(`FD-07 ${what} is refused as picture`, async () => {
    await renderFeed();
    choose(file);
    expect(await composer().findByRole('alert')).toHaveTextContent(new RegExp(`^${sentence}$`));
    expect(composer().getByRole('textbox')).toHaveAccessibleDescription(sentence);
    expect(composer().queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument();
  });

test('FD-07 a picture of 5 MB is accepted, and a valid picture removes the error', async () => {
  await renderFeed();
  choose(new File(['x'], 'a.txt', { type: 'text/plain' }));
  await composer().findByRole('alert');
  choose(png('just.png', 5 * 1024 * 1024));
  expect(await composer().findByRole('img', { name: 'Preview of just.png' })).toBeVisible();
  expect(composer().queryByRole('alert')).not.toBeInTheDocument();
});

test('FD-07 a file that cannot be decoded is refused, and the previous picture stays', async () => {
  await renderFeed();
  choose(png('cat.png'));
  await composer().findByRole('img', { name: 'Preview of cat.png' });
  decode.mockRejectedValue(new DOMException('The source image could not be decoded.', 'InvalidStateError'));
  choose(png('fake.png'));
  expect(await composer().findByRole('alert')).toHaveTextContent(
    /^We couldn't read this picture. Choose another$/,
  );
  expect(composer().getByRole('img', { name: 'Preview of cat.png' })).toBeVisible();
});

test('FD-07 an empty selection has no effect', async () => {
  await renderFeed();
  choose();
  expect(composer().queryByRole('alert')).not.toBeInTheDocument();
  expect(decode).not.toHaveBeenCalled();
});
