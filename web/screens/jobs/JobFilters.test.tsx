import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

/** The choices of a select, as value and label. */
const choicesOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole<HTMLOptionElement>('option', { hidden: true })
    .map(({ value, textContent }) => [value, textContent]);

test('JB-06 the panel has five selects, open where the address filters', async () => {
  await renderRoute('/jobs?workplace=remote');
  const panel = within(await screen.findByRole('search', { name: 'Search jobs' }));
  const selects = await panel.findAllByRole('combobox');
  expect(selects.map((select) => select.closest('label')?.firstChild?.textContent)).toEqual([
    'Date posted',
    'Experience level',
    'Company',
    'Workplace',
    'Easy Apply',
  ]);
  expect(panel.getByLabelText('Workplace')).toHaveValue('remote');
});

test('KC-17 date posted: any time, Past month, Past week, Past 24 hours', async () => {
  await renderRoute('/jobs');
  expect(choicesOf(await screen.findByLabelText('Date posted'))).toEqual([
    ['any', 'Any time'],
    ['month', 'Past month'],
    ['week', 'Past week'],
    ['day', 'Past 24 hours'],
  ]);
});

test('KC-19 experience: any, entry, mid shown as mid-senior, director, executive', async () => {
  await renderRoute('/jobs');
  expect(choicesOf(await screen.findByLabelText('Experience level'))).toEqual([
    ['any', 'Any experience'],
    ['entry', 'Entry'],
    ['mid', 'Mid-senior'],
    ['director', 'Director'],
    ['executive', 'Executive'],
  ]);
});

test('KC-20 company: any, techcorp, designstudio, startupinc', async () => {
  await renderRoute('/jobs');
  expect(choicesOf(await screen.findByLabelText('Company'))).toEqual([
    ['any', 'Any company'],
    ['techcorp', 'TechCorp'],
    ['designstudio', 'DesignStudio'],
    ['startupinc', 'StartupInc'],
  ]);
});

test('KC-21 workplace: any, remote, hybrid, onsite', async () => {
  await renderRoute('/jobs');
  expect(choicesOf(await screen.findByLabelText('Workplace'))).toEqual([
    ['any', 'Any workplace'],
    ['remote', 'Remote'],
    ['hybrid', 'Hybrid'],
    ['onsite', 'On-site'],
  ]);
});

test('KC-22 Easy Apply: any, easy', async () => {
  await renderRoute('/jobs');
  expect(choicesOf(await screen.findByLabelText('Easy Apply'))).toEqual([
    ['any', 'Any'],
    ['easy', 'Easy Apply'],
  ]);
});

test('a chosen filter narrows the list at once, together with the others, and stands in the address', async () => {
  const { user, router } = await renderRoute('/jobs');
  await screen.findAllByRole('article');
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.selectOptions(screen.getByLabelText('Company'), 'designstudio');
  expect(await screen.findByText('3 listed here')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Easy Apply'), 'easy');
  expect(await screen.findByText('2 listed here')).toBeVisible();
  expect(router.state.location.search).toBe('?company=designstudio&easy=easy');
  await router.navigate(-1);
  expect(await screen.findByText('3 listed here')).toBeVisible();
  expect(screen.getByLabelText('Easy Apply')).toHaveValue('any');
});

test('Clear filters shows only when there is one, and keeps what is searched', async () => {
  const { user, router } = await renderRoute('/jobs?q=design&experience=entry&date=month');
  await user.click(await screen.findByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument());
  expect(router.state.location.search).toBe('?q=design');
  expect(screen.getByLabelText('Experience level')).toHaveValue('any');
});

test('words that the address gives and nobody knows stand for the default', async () => {
  await renderRoute('/jobs?date=decade&company=nobody&tab=lost&page=-4');
  expect(await screen.findByText('30 listed here')).toBeVisible();
  expect(screen.getByLabelText('Date posted')).toHaveValue('any');
  expect(screen.getByRole('tab', { name: 'Browse Jobs' })).toHaveAttribute('aria-selected', 'true');
});

test('a search keeps the filters and goes back to the first page of Browse Jobs', async () => {
  const { user, router } = await renderRoute('/jobs?workplace=remote&tab=saved');
  await screen.findByText('No saved jobs yet');
  await user.type(screen.getByRole('searchbox', { name: 'Title, skill or company' }), 'writer{Enter}');
  expect(await screen.findByRole('heading', { name: 'writer in all locations' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=writer&workplace=remote');
});
