import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { postBy, renderFeed } from '../../testing/renderFeed.tsx';
import { expectToast } from '../../testing/toast.ts';

const decode = vi.fn<(file: Blob) => Promise<{ close: () => void }>>();
let made = 0;
const release = vi.fn<(url: string) => void>();
beforeEach(() => {
  decode.mockReset().mockResolvedValue({ close: () => {} });
  release.mockReset();
  vi.stubGlobal('createImageBitmap', decode);
  // No files are kept here.
  made = 0;
  URL.createObjectURL = () => `blob:picture-${(made += 1)}`;
  URL.revokeObjectURL = release;
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

test('FD-10 a chosen picture is shown, can be removed, and its data is let go', async () => {
  const { user } = await renderFeed();
  choose(png('cat.png'));
  expect(await composer().findByRole('img', { name: 'Preview of cat.png' })).toHaveAttribute(
    'src',
    'blob:picture-1',
  );
  expect(composer().getByRole('textbox'), 'no draft keeps it').not.toHaveAttribute('data-kept');
  await user.click(composer().getByRole('button', { name: 'Remove photo' }));
  expect(composer().getByRole('textbox')).toHaveAttribute('data-kept');
  expect(composer().queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument();
  expect(release).toHaveBeenCalledExactlyOnceWith('blob:picture-1');
});

test('FD-10 a post takes the picture along; it is still shown there', async () => {
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
  expect(release).not.toHaveBeenCalled();
  expect(composer().queryByRole('img', { name: /^Preview/ })).not.toBeInTheDocument();
});

test('FD-10 another picture takes the place of the first, and goes with the screen', async () => {
  const { router } = await renderFeed();
  choose(png('cat.png'));
  await composer().findByRole('img', { name: 'Preview of cat.png' });
  choose(png('dog.png'));
  expect(await composer().findByRole('img', { name: 'Preview of dog.png' })).toBeVisible();
  expect(composer().queryByRole('img', { name: 'Preview of cat.png' })).not.toBeInTheDocument();
  expect(release).toHaveBeenCalledExactlyOnceWith('blob:picture-1');
  // Who leaves without posting it leaves nothing behind, and neither does a choice that ends after that.
  let judge = (_image: { close: () => void }) => {};
  const judged = new Promise<{ close: () => void }>((resolve) => {
    judge = resolve;
  });
  decode.mockReturnValue(judged);
  choose(png('late.png'));
  await waitFor(() => expect(decode).toHaveBeenCalledTimes(3));
  await router.navigate('/terms');
  await waitFor(() => expect(release).toHaveBeenLastCalledWith('blob:picture-2'));
  judge({ close: () => {} });
  await new Promise((resolve) => setTimeout(resolve));
  expect(made).toBe(2);
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

test('FD-07 5 MB are allowed, and a good picture takes an error away', async () => {
  await renderFeed();
  choose(new File(['x'], 'a.txt', { type: 'text/plain' }));
  await composer().findByRole('alert');
  choose(png('just.png', 5 * 1024 * 1024));
  expect(await composer().findByRole('img', { name: 'Preview of just.png' })).toBeVisible();
  expect(composer().queryByRole('alert')).not.toBeInTheDocument();
});

test('FD-07 a file that only says that it is a picture is refused, the one before stays', async () => {
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

test('FD-07 choosing nothing changes nothing', async () => {
  await renderFeed();
  choose();
  expect(composer().queryByRole('alert')).not.toBeInTheDocument();
  expect(decode).not.toHaveBeenCalled();
});
