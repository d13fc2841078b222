import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { field, fillIn, press, renderEditor } from '../../testing/renderEditor.ts';

const titles = (label: RegExp) =>
  screen.queryAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
const modules = () => titles(/^Module \d+ title$/);
const lessons = () => titles(/^Lesson [\d.]+ title$/);

async function renderCourse() {
  const view = await renderEditor();
  await view.user.selectOptions(field('Product Type'), 'Course');
  await view.user.click(await screen.findByRole('button', { name: 'Add Module' }));
  return view;
}

test('PE-18 PE-19 PE-20 a module and a lesson have default titles; a lesson has video, notes and files', async () => {
  const { user } = await renderCourse();
  expect(modules()).toEqual(['New Module']);
  await user.click(press('Add Lesson to Module 1'));
  expect(lessons()).toEqual(['New Lesson']);
  const video = new File(['x'], 'intro.mp4', { type: 'video/mp4' });
  await user.upload(field(/^Video/), video);
  expect(await screen.findByText('intro.mp4')).toBeVisible();
  await user.type(field(/^Notes/), 'Breathe.');
  fireEvent.change(field(/^Video/), {
    target: { files: [new File(['x'], 'a.txt', { type: 'text/plain' })] },
  });
  expect(await screen.findByText('Please upload a video')).toBeVisible();
  expect(screen.getByText('intro.mp4')).toBeVisible();
  const chosen = [new File(['abc'], 'a.pdf'), new File(['abcd'], 'b.pdf'), new File([], 'c.pdf')];
  await user.upload(field('Add files'), chosen);
  expect(await screen.findByText('c.pdf: This file is empty. Choose another')).toBeVisible();
  await user.click(press('Remove a.pdf'));
  expect(screen.getByText('b.pdf')).toBeVisible();
  expect(screen.queryByText('a.pdf')).toBeNull();
});

test('modules and lessons can be renamed, moved by buttons, and restored after removal', async () => {
  const { user } = await renderCourse();
  await user.click(press('Add Module'));
  await user.clear(field('Module 2 title'));
  await user.type(field('Module 2 title'), 'Basics');
  await user.click(press('Add Lesson to Module 2'));
  await user.click(press('Move Module 2 up'));
  expect(modules()).toEqual(['Basics', 'New Module']);
  expect(press('Move Module 1 up')).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByLabelText('Lesson 1.1 title')).toHaveValue('New Lesson');
  await user.click(press('Remove Module 1'));
  expect(modules()).toEqual(['New Module']);
  expect(lessons()).toEqual([]);
  // happy-dom does not support the pointer events of a notice.
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(modules()).toEqual(['Basics', 'New Module']));
  expect(lessons()).toEqual(['New Lesson']);
  // The restored field has the focus.
  await waitFor(() => expect(field('Module 1 title')).toHaveFocus());
  await user.click(press('Remove Lesson 1.1'));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(field('Lesson 1.1 title')).toHaveFocus());
});

test("undo restores a lesson once, in its module's current position, and not in a removed module", async () => {
  // On a hidden page notices do not time out.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  const { user } = await renderCourse();
  await user.click(press('Add Lesson to Module 1'));
  await user.type(field('Lesson 1.1 title'), ' A');
  await user.click(press('Add Module'));
  await user.click(press('Add Lesson to Module 2'));
  await user.type(field('Lesson 2.1 title'), ' B');
  await user.click(press('Add Lesson to Module 2'));
  await user.type(field('Lesson 2.2 title'), ' C');
  await user.click(press('Remove Lesson 2.1'));
  await user.click(press('Move Module 2 up'));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  fireEvent.click(undo);
  fireEvent.click(undo);
  await waitFor(() => expect(lessons()).toEqual(['New Lesson B', 'New Lesson C', 'New Lesson A']));
  expect(field('Lesson 1.1 title')).toHaveValue('New Lesson B');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  await user.click(press('Remove Lesson 1.1'));
  await screen.findByText('Lesson removed');
  await user.click(press('Remove Module 1'));
  await screen.findByText('Module removed');
  await waitFor(() => expect(screen.queryByText('Lesson removed')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(lessons()).toEqual(['New Lesson C', 'New Lesson A']));
});

test('PE-21 the structure of a saved course is kept in this tab and loaded into the editor', async () => {
  const { user, router } = await renderCourse();
  await user.clear(field('Module 1 title'));
  await user.click(press('Add Lesson to Module 1'));
  await user.upload(field(/^Video/), new File(['x'], 'intro.mp4', { type: 'video/mp4' }));
  await screen.findByText('intro.mp4');
  await fillIn(user, 'Calm course', 'MARKETING_SEO');
  await user.click(press('Publish Product'));
  await waitFor(() => expect(field('Module 1 title')).toHaveAccessibleDescription('Give the module a title'));
  await user.type(field('Module 1 title'), 'Basics');
  await user.click(press('Publish Product'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/creator-dashboard'));
  await user.click(await screen.findByRole('link', { name: 'Edit: Calm course' }));
  await waitFor(() => expect(modules()).toEqual(['Basics']));
  expect(screen.getByText('intro.mp4')).toBeVisible();
  // Nothing was changed, so no dialog appears.
  await router.navigate('/terms');
  await waitFor(() => expect(router.state.location.pathname).toBe('/terms'));
});
