import type { ApolloClient } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { parse } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { writeStored } from '../../session/storage.ts';
import { field, fillIn, press, renderEditor } from '../../testing/renderEditor.ts';

const revokeSpy = vi.fn<(url: string) => void>();
let made = 0;
URL.createObjectURL = () => `blob:picture-${++made}`;
URL.revokeObjectURL = revokeSpy;
afterEach(() => revokeSpy.mockClear());

const jpeg = new Uint8Array([
  255, 216, 255, 224, 0, 4, 0, 0, 255, 192, 0, 11, 8, 0, 90, 0, 120, 3, 0, 0, 0, 0, 0,
]);
const picture = (name: string) => new File([jpeg], name, { type: 'image/jpeg' });
/** The stored tags of the newest product. */
async function storedTags(client: ApolloClient): Promise<unknown> {
  const query = parse('{ creatorDashboard { products(first: 1) { nodes { tags } } } }');
  const { data } = await client.query({ query, fetchPolicy: 'no-cache' });
  return (data as { creatorDashboard: { products: { nodes: { tags: string[] }[] } } }).creatorDashboard
    .products.nodes[0]!.tags;
}
const drop = (label: string) => within(screen.getByRole('group', { name: label })).getByLabelText(label);

test('VA-24 KC-51 a picture shows in the preview; a refused one shows its reason and changes nothing; object URLs are revoked', async () => {
  const { user, unmount } = await renderEditor();
  await user.upload(drop('Product Thumbnail'), picture('first.jpg'));
  const thumbnail = () => screen.getByRole('img', { name: /^Thumbnail: / });
  await waitFor(() => expect(thumbnail()).toHaveAttribute('src', `blob:picture-${made}`));
  const first = `blob:picture-${made}`;
  await user.upload(drop('Product Thumbnail'), new File(['<html>'], 'fake.png', { type: 'image/png' }));
  expect(await screen.findByText('Please upload an image file for the thumbnail')).toBeVisible();
  expect(thumbnail()).toHaveAttribute('src', first);
  expect(revokeSpy).not.toHaveBeenCalled();
  await user.upload(drop('Product Thumbnail'), picture('second.jpg'));
  await waitFor(() => expect(revokeSpy).toHaveBeenCalledWith(first));
  expect(screen.queryByText('Please upload an image file for the thumbnail')).toBeNull();
  await user.upload(drop('Product Thumbnail'), new File(['<html>'], 'fake.png', { type: 'image/png' }));
  expect(await screen.findByText('Please upload an image file for the thumbnail')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove picture' }));
  expect(screen.queryByText('Please upload an image file for the thumbnail')).toBeNull();
  unmount();
  expect(revokeSpy).toHaveBeenCalledWith(`blob:picture-${made}`);
});

test('a slow picture shows that it is being read, and the last chosen picture wins', async () => {
  const { user, unmount } = await renderEditor();
  const read: (() => void)[] = [];
  vi.spyOn(globalThis, 'createImageBitmap').mockImplementation(
    () => new Promise((resolve) => read.push(() => resolve({ close: () => {} } as ImageBitmap))),
  );
  const before = made;
  await user.upload(drop('Product Thumbnail'), picture('slow.jpg'));
  expect(await screen.findByText('Reading slow.jpg…')).toBeVisible();
  await user.upload(drop('Product Thumbnail'), picture('quick.jpg'));
  expect(await screen.findByText('Reading quick.jpg…')).toBeVisible();
  await waitFor(() => expect(read).toHaveLength(2));
  read[1]!();
  expect(await screen.findByRole('img', { name: 'Thumbnail: quick.jpg' })).toBeVisible();
  await act(async () => read[0]!());
  expect(screen.getByRole('img', { name: 'Thumbnail: quick.jpg' })).toBeVisible();
  expect(screen.queryByText(/^Reading/)).toBeNull();
  expect(made).toBe(before + 1);
  unmount();
});

test('saving waits for a picture that is being read, and stops when the picture is refused', async () => {
  const { user, router } = await renderEditor();
  const read: ((good: boolean) => void)[] = [];
  vi.spyOn(globalThis, 'createImageBitmap').mockImplementation(
    () =>
      new Promise((resolve, reject) =>
        read.push((good) => (good ? resolve({ close: () => {} } as ImageBitmap) : reject(new Error('cut')))),
      ),
  );
  await fillIn(user, 'Slow icons');
  const sendWith = async (name: string, good: boolean) => {
    await user.upload(drop('Product Thumbnail'), picture(name));
    await waitFor(() => expect(read).toHaveLength(1));
    await user.click(press('Save as Draft'));
    expect(await screen.findByText(`Reading ${name}…`)).toBeVisible();
    expect(screen.queryByText('Product saved as draft')).toBeNull();
    await act(async () => read.pop()!(good));
  };
  await sendWith('cut.jpg', false);
  expect(await screen.findByText('Please upload an image file for the thumbnail')).toBeVisible();
  await waitFor(() => expect(press('Save as Draft')).toBeEnabled());
  await waitFor(() => expect(router.state.location.pathname).toBe('/creator-dashboard/create'));
  await sendWith('slow.jpg', true);
  expect(await screen.findByText('Product saved as draft')).toBeVisible();
  expect(await screen.findByText('11 products')).toBeVisible();
  const row = screen.getByText('Slow icons').closest('tr')!;
  expect(row.querySelector('img')).toHaveAttribute('src', `blob:picture-${made}`);
  // The saved product's picture stays.
  const first = `blob:picture-${made}`;
  expect(revokeSpy).not.toHaveBeenCalledWith(first);
});

const notAnImage = 'Please upload an image file for the thumbnail';
const folder = { kind: 'file', type: '', webkitGetAsEntry: () => ({ isDirectory: true }) };
const many = Array.from({ length: 100 }, (_, i) => picture(`${i}.jpg`));

/** Files that must be refused, with the problem of each; items are as dropped from a folder. */
const hostile: [what: string, label: string, files: File[], items: object[], refusal: string][] = [
  ['renamed HTML', 'Product Thumbnail', [new File(['<!doctype html>'], 'a.png')], [], notAnImage],
  ['100 pictures', 'Product Thumbnail', many, [], 'Choose one file at a time'],
  [
    'a folder of pictures',
    'Product Thumbnail',
    [new File([], 'pictures')],
    [folder],
    "That's a folder. Choose a file",
  ],
  ['100 files', 'Digital File', many, [], 'Choose one file at a time'],
  ['a folder', 'Digital File', [new File([], 'things')], [folder], "That's a folder. Choose a file"],
];

test('VA-24 hostile files are refused with the reason, and the form stays unchanged', async () => {
  const { user } = await renderEditor();
  await user.type(field('Title'), 'Quiet icons');
  await user.upload(drop('Product Thumbnail'), picture('good.jpg'));
  await user.upload(drop('Digital File'), new File(['%PDF'], 'guide.pdf', { type: 'application/pdf' }));
  const thumbnail = await screen.findByRole('img', { name: 'Thumbnail: good.jpg' });
  const before = thumbnail.getAttribute('src');
  for (const [what, label, files, items, refusal] of hostile) {
    const area = screen.getByRole('group', { name: label });
    fireEvent.drop(area, { dataTransfer: { files, items, types: ['Files'] } });
    await waitFor(() => expect([what, area.nextElementSibling?.textContent]).toEqual([what, refusal]));
    expect(area.nextElementSibling).toHaveAttribute('role', 'alert');
    expect(within(area).getByRole('button')).toHaveAccessibleDescription(refusal);
  }
  expect(screen.getByRole('img', { name: 'Thumbnail: good.jpg' })).toHaveAttribute('src', before);
  expect(screen.getByText('guide.pdf')).toBeVisible();
  expect(field('Title')).toHaveValue('Quiet icons');
  expect(revokeSpy).not.toHaveBeenCalled();
});

test('KC-52 EN-54 a file shows its media type; a file over 100 MB or an empty one is refused', async () => {
  const { user } = await renderEditor();
  await user.upload(drop('Digital File'), new File(['%PDF'], 'guide.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText(/^application\/pdf, 1 KB$/)).toBeVisible();
  const large = new File(['x'], 'large.zip');
  Object.defineProperty(large, 'size', { value: 100 * 1024 * 1024 + 1 });
  await user.upload(drop('Digital File'), large);
  expect(await screen.findByText('Choose a file of at most 100 MB')).toBeVisible();
  await user.upload(drop('Digital File'), new File([], 'empty.zip'));
  expect(await screen.findByText('This file is empty. Choose another')).toBeVisible();
  expect(screen.getByText('guide.pdf')).toBeVisible();
  const brimful = new File(['x'], 'brimful.zip', { type: 'application/zip' });
  Object.defineProperty(brimful, 'size', { value: 100 * 1024 * 1024 });
  brimful.slice = () => ({ arrayBuffer: async () => new ArrayBuffer(0) }) as Blob;
  await user.upload(drop('Digital File'), brimful);
  expect(await screen.findByText('application/zip, 100.0 MB')).toBeVisible();
});

test('KC-52 a slow file shows its progress, and an unreadable one is refused', async () => {
  const { user } = await renderEditor();
  const parts: { resolve: (bytes: ArrayBuffer) => void; reject: (why: Error) => void }[] = [];
  const slow = new File(['x'], 'slow.zip', { type: 'application/zip' });
  Object.defineProperty(slow, 'size', { value: 8 * 1024 * 1024 });
  const arrayBuffer = () => new Promise<ArrayBuffer>((resolve, reject) => parts.push({ resolve, reject }));
  slow.slice = () => ({ arrayBuffer }) as Blob;
  await user.upload(drop('Digital File'), slow);
  expect(await screen.findByText('Reading slow.zip…')).toBeVisible();
  parts[0]!.resolve(new ArrayBuffer(0));
  const progress = await screen.findByRole('progressbar', { name: 'Reading slow.zip' });
  expect(progress).toHaveAttribute('value', '0.5');
  expect(screen.queryByText('slow.zip')).toBeNull();
  parts[1]!.reject(new Error('gone'));
  expect(await screen.findByText("We couldn't read this file. Choose it again")).toBeVisible();
  expect(screen.queryByText('Reading slow.zip…')).toBeNull();
});

test('typed text is restored after a reload, with a notice that can discard it; leaving asks first', async () => {
  const view = await renderEditor();
  await view.user.type(field('Title'), 'Half a title');
  await view.router.navigate('/terms');
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await view.user.click(dialog.getByRole('button', { name: 'Stay' }));
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/creator-dashboard/create'));
  expect(field('Title')).toHaveValue('Half a title');
  view.unmount();

  const { user } = await renderEditor();
  expect(await screen.findByText(/^We restored your draft/)).toBeVisible();
  expect(field('Title')).toHaveValue('Half a title');
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  expect(field('Title')).toHaveValue('');
  expect(screen.queryByText(/^We restored your draft/)).toBeNull();
});

test('invalid choices in a restored draft are replaced by the defaults', async () => {
  writeStored(
    'draft:product:new',
    JSON.stringify({
      title: 'Kept title',
      fullDescription: 'Twenty characters and some more.',
      productType: 'zz',
      category: 'zz',
      visibility: 'zz',
      difficultyLevel: 'zz',
      price: '9,5',
      tags: 'a,A,,b,c,d,e,f,g,h,i,j,k,l,m',
      thumbnail: [],
      modules: [{ title: 'M', lessons: [{ title: 'L', notes: '', files: [null, 5] }] }],
    }),
  );
  const { user, client } = await renderEditor();
  await waitFor(() => expect(field('Title')).toHaveValue('Kept title'));
  await waitFor(() => expect(field('Product Type')).toHaveValue('digitalFile'));
  expect(field('Category')).toHaveValue('');
  expect(field('Draft (not visible)')).toBeChecked();
  expect(field(/^Price/)).toHaveValue('9,5');
  await user.click(press('Publish Product'));
  await waitFor(() => expect(field('Category')).toHaveAccessibleDescription('Please select a category'));
  await user.selectOptions(field('Category'), 'Freebies');
  await user.type(field(/^Price/), '{Backspace}{Backspace}');
  await user.click(press('Publish Product'));
  expect(await screen.findByText('Product submitted for review')).toBeVisible();
  expect(await storedTags(client)).toEqual('a b c d e f g h i j'.split(' '));
});

test('a tag that was typed but not added is kept in the draft and saved with the product', async () => {
  const first = await renderEditor();
  await first.user.type(field(/^Tags/), 'half');
  first.unmount();
  const { user, client } = await renderEditor();
  await waitFor(() => expect(field(/^Tags/)).toHaveValue('half'));
  await fillIn(user);
  await user.click(press('Publish Product'));
  expect(await screen.findByText('Product submitted for review')).toBeVisible();
  expect(await storedTags(client)).toEqual(['half']);
});
