import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLocation } from '../../testing/expectLocation.ts';
import { field, fillIn, press, renderEditor } from '../../testing/renderEditor.ts';

const drop = (label: string) => within(screen.getByRole('group', { name: label })).getByLabelText(label);

/** A file whose reading ends when `end` is called. */
function slowFile(name: string, type = 'application/zip') {
  const file = new File(['x'], name, { type });
  let end = (_good: boolean) => {};
  const arrayBuffer = () =>
    new Promise<ArrayBuffer>((resolve, reject) => {
      end = (good) => (good ? resolve(new ArrayBuffer(1)) : reject(new Error('gone')));
    });
  file.slice = () => ({ arrayBuffer }) as Blob;
  return { file, end: (good: boolean) => act(async () => end(good)) };
}

async function renderCourse() {
  const view = await renderEditor();
  await fillIn(view.user, 'Slow course');
  await view.user.selectOptions(field('Product Type'), 'Course');
  await view.user.click(await screen.findByRole('button', { name: 'Add Module' }));
  await view.user.selectOptions(field('Category'), 'Web Development');
  for (let i = 0; i < 2; i++) await view.user.click(press('Add Lesson to Module 1'));
  return view;
}
const lesson = (name: string) => within(screen.getByRole('group', { name }));

test('files are added to their lesson even after it has moved, and are dropped after its removal', async () => {
  const { user } = await renderCourse();
  const [moved, removed] = [slowFile('moved.pdf'), slowFile('removed.pdf')];
  await user.upload(lesson('Lesson 1.1').getByLabelText('Add files'), moved.file);
  await user.click(press('Move Lesson 1.1 down'));
  await moved.end(true);
  expect(await lesson('Lesson 1.2').findByText('moved.pdf')).toBeVisible();
  expect(lesson('Lesson 1.1').queryByText('moved.pdf')).toBeNull();
  await user.upload(lesson('Lesson 1.1').getByLabelText('Add files'), removed.file);
  await user.click(press('Remove Lesson 1.1'));
  await removed.end(true);
  expect(screen.getByRole('button', { name: 'Remove moved.pdf' })).toBeVisible();
  expect(screen.queryByText('removed.pdf')).toBeNull();
  expect(screen.queryByRole('group', { name: 'Lesson 1.2' })).toBeNull();
});

test('PE-20 publishing waits for the files of several lessons, and shows which of them could not be read', async () => {
  const { user, router } = await renderCourse();
  const [good, bad, late] = [slowFile('good.pdf'), slowFile('bad.mp4', 'video/mp4'), slowFile('late.pdf')];
  const files = () => lesson('Lesson 1.2').getByLabelText('Add files');
  const torn = slowFile('torn.pdf');
  await user.upload(files(), torn.file);
  await user.upload(files(), good.file);
  await user.upload(lesson('Lesson 1.1').getByLabelText(/^Video/), bad.file);
  await user.click(press('Publish Product'));
  await torn.end(false);
  await good.end(true);
  expect(await screen.findByText("torn.pdf: We couldn't read this file. Choose it again")).toBeVisible();
  expect(screen.getByText('good.pdf')).toBeVisible();
  expect(screen.queryByText('Product submitted for review')).toBeNull();
  await bad.end(false);
  expect(await screen.findByText("We couldn't read this file. Choose it again")).toBeVisible();
  await waitFor(() => expect(lesson('Lesson 1.1').getByLabelText(/^Video/)).toHaveFocus());

  // Publishing does not wait for a file whose reading was stopped.
  await user.upload(files(), [new File([], 'empty.pdf'), late.file]);
  await user.click(press('Publish Product'));
  await user.click(await screen.findByRole('button', { name: 'Stop reading late.pdf' }));
  expect(await screen.findByText('Product submitted for review')).toBeVisible();
  await expectLocation(router, '/creator-dashboard');
});

test('leaving asks while files are read, and a waiting submission is not sent afterwards', async () => {
  const { user, router } = await renderCourse();
  const slow = slowFile('slow.pdf');
  await user.upload(lesson('Lesson 1.1').getByLabelText('Add files'), slow.file);
  await user.click(press('Publish Product'));
  void router.navigate('/terms');
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Leave' }));
  // The next screen may still be loading.
  await slow.end(true);
  await expectLocation(router, '/terms');
  expect(screen.queryByText('Product submitted for review')).toBeNull();
});

test('leaving asks while a replacing file is read, and removing the current file stops the reading', async () => {
  const { user, router } = await renderEditor();
  const slow = slowFile('slow.zip');
  await user.upload(drop('Digital File'), new File(['%PDF'], 'guide.pdf', { type: 'application/pdf' }));
  await user.click(await screen.findByRole('button', { name: 'Remove file' }));
  await user.upload(drop('Digital File'), slow.file);
  void router.navigate('/terms');
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
  await user.click(dialog.getByRole('button', { name: 'Stay' }));
  await slow.end(true);
  const other = slowFile('other.zip');
  await user.upload(drop('Digital File'), other.file);
  await user.click(await screen.findByRole('button', { name: 'Remove file' }));
  await other.end(true);
  expect(screen.queryByText('other.zip')).toBeNull();
  expect(press('Choose a file')).toBeVisible();
});

/** Whether the browser would ask before the page is closed. */
const asksToClose = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('after Leave was chosen, no further dialog appears while the next screen loads', async () => {
  const { user, router } = await renderEditor();
  await user.type(field('Title'), 'Half a title');
  expect(asksToClose()).toBe(true);
  void router.navigate('/terms');
  const leave = await screen.findByRole('button', { name: 'Leave' });
  // The URL is already the next screen's, and the editor is still mounted.
  const meanwhile: { editor: boolean; asks: boolean }[] = [];
  const stop = router.subscribe(({ location }) => {
    if (location.pathname !== '/terms') return;
    stop();
    meanwhile.push({ editor: field('Title').isConnected, asks: asksToClose() });
    void router.navigate('/privacy');
  });
  await user.click(leave);
  await expectLocation(router, '/privacy');
  expect(meanwhile).toEqual([{ editor: true, asks: false }]);
});
