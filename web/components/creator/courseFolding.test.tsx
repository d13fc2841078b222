import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { field, fillIn, press, renderEditor } from '../../testing/renderEditor.ts';
// Imported here because loading it on demand may take longer than a test's timeout.
import './NoLessonsDialog.tsx';

async function renderCourse() {
  const view = await renderEditor();
  await view.user.selectOptions(field('Product Type'), 'Course');
  await view.user.click(await screen.findByRole('button', { name: 'Add Module' }));
  return view;
}
const dialog = () => screen.findByRole('dialog', { name: 'Publish without lessons?' });

test('a module folds to its title and its number of lessons, and a lesson to its title; the texts stay', async () => {
  const { user } = await renderCourse();
  expect(screen.getByText('0 lessons')).toBeVisible();
  await user.click(press('Add Lesson to Module 1'));
  await user.type(field(/^Notes/), 'Breathe.');
  await user.click(screen.getByText('Video, notes and files'));
  expect(field(/^Notes/)).not.toBeVisible();
  expect(field('Lesson 1.1 title')).toBeVisible();
  await user.click(screen.getByText('1 lesson'));
  expect(field('Lesson 1.1 title')).not.toBeVisible();
  expect(field('Module 1 title')).toBeVisible();
  await user.click(screen.getByText('1 lesson'));
  await user.click(screen.getByText('Video, notes and files'));
  expect(field(/^Notes/)).toBeVisible();
  expect(field(/^Notes/)).toHaveValue('Breathe.');
});

test('an error in a folded module unfolds it and gets the focus', async () => {
  const { user } = await renderCourse();
  await fillIn(user, 'Calm course', 'MARKETING_SEO');
  await user.click(press('Add Lesson to Module 1'));
  await user.clear(field('Lesson 1.1 title'));
  await user.click(screen.getByText('1 lesson'));
  expect(field('Lesson 1.1 title')).not.toBeVisible();
  await user.click(press('Publish Product'));
  await waitFor(() => expect(field('Lesson 1.1 title')).toHaveFocus());
  expect(field('Lesson 1.1 title')).toBeVisible();
  expect(field('Lesson 1.1 title')).toHaveAccessibleDescription('Give the lesson a title');
});

test('publishing a course without a lesson asks; Add a lesson returns to the form with one', async () => {
  const { user, router } = await renderCourse();
  await fillIn(user, 'Calm course', 'MARKETING_SEO');
  await user.click(screen.getByText('0 lessons'));
  await user.click(press('Publish Product'));
  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('Title')).toHaveValue('Calm course');
  await user.click(press('Publish Product'));
  const add = within(await dialog()).getByRole('button', { name: 'Add a lesson' });
  await waitFor(() => expect(add).toHaveFocus());
  await user.click(add);
  await waitFor(() => expect(field('Lesson 1.1 title')).toHaveFocus());
  expect(field('Lesson 1.1 title')).toBeVisible();
  expect(field('Lesson 1.1 title')).toHaveValue('New Lesson');
  expect(field('Title')).toHaveValue('Calm course');
  await user.click(press('Publish Product'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/creator-dashboard'));
  expect(await screen.findByText('Product submitted for review')).toBeVisible();
});

test('a course without a module gets one with its first lesson', async () => {
  const { user } = await renderEditor();
  await user.selectOptions(field('Product Type'), 'Course');
  await fillIn(user, 'Calm course', 'MARKETING_SEO');
  await user.click(press('Publish Product'));
  await user.click(within(await dialog()).getByRole('button', { name: 'Add a lesson' }));
  await waitFor(() => expect(field('Lesson 1.1 title')).toHaveFocus());
  expect(field('Module 1 title')).toHaveValue('New Module');
});

test('a course without a lesson can be published anyway, and saved as a draft without a question', async () => {
  const { user, router } = await renderCourse();
  await fillIn(user, 'Calm course', 'MARKETING_SEO');
  await user.click(press('Publish Product'));
  await user.click(within(await dialog()).getByRole('button', { name: 'Publish anyway' }));
  expect(await screen.findByText('Product submitted for review')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/creator-dashboard'));

  await user.click(await screen.findByRole('link', { name: 'Upload New Product' }));
  await screen.findByLabelText('Title');
  await user.selectOptions(field('Product Type'), 'Course');
  await fillIn(user, 'Calmer course', 'MARKETING_SEO');
  await user.click(press('Save as Draft'));
  expect(await screen.findByText('Product saved as draft')).toBeVisible();
});

test('typing replaces the title of a new lesson, and Enter in it saves nothing', async () => {
  const { user, router } = await renderCourse();
  await user.click(press('Add Lesson to Module 1'));
  const title = field('Lesson 1.1 title') as HTMLInputElement;
  await waitFor(() => expect(title).toHaveFocus());
  expect([title.selectionStart, title.selectionEnd]).toEqual([0, 'New Lesson'.length]);
  await user.keyboard('Breathing{Enter}');
  expect(title).toHaveValue('Breathing');
  await waitFor(() => expect(router.state.location.pathname).toBe('/creator-dashboard/create'));
  expect(screen.queryByText(/^Title must be/)).toBeNull();
});
