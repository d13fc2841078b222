import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { media, mediaHold } from '../testing/media.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import './FilterSheet.tsx';
import '../screens/projects/ProjectSheet.tsx';

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Filters' }));
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const formData = (name: string) => {
  const form = document.querySelector<HTMLFormElement>(`form[aria-label="${name}"]`)!;
  const sent = [...new FormData(form)].map(([field, value]) =>
    typeof value === 'string' ? [field, value] : [],
  );
  return sent
    .filter(([, value]) => value)
    .map((pair) => pair.join('='))
    .toSorted();
};

test('on a phone the filters stand in a sheet, whose button says how many projects they leave', async () => {
  mediaHold(media.phone, media.tablet);
  const { user, router } = await renderRoute('/projects?category=web-development');
  const button = await screen.findByRole('button', { name: 'Filters 1 set' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const filters = await sheet();
  const show = await filters.findByRole('button', { name: /^Show \d+ projects?$/ });
  const before = show.textContent;
  await user.click(filters.getByRole('checkbox', { name: /^Fixed/ }));
  await waitFor(() => expect(show).not.toHaveTextContent(before));
  expect(router.state.location.search).toBe('?category=web-development&type=fixed');
  expect(filters.getByRole('radio', { name: /^Any/ })).toBeChecked();
  // Each field stands in one place: twice it would say two things.
  expect(formData('Projects')).toEqual(['category=web-development', 'posted=any', 'sort=best', 'type=fixed']);
  await user.click(show);
  await gone();
  expect(button).toHaveFocus();
  expect(formData('Projects')).toEqual(['category=web-development', 'posted=any', 'sort=best', 'type=fixed']);
  await user.click(button);
  await user.click((await sheet()).getByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test.each([
  ['/gigs', 'Gigs', 'Category', 'design', /^Show \d+ gigs$/],
  ['/jobs', 'Search jobs', 'Workplace', 'remote', /^Show \d+ jobs$/],
  ['/companies', 'Companies', 'Company size', '10-50', /^Show \d+ compan/],
  ['/shop', 'Shop', 'Type', 'course', /^Show \d+ products$/],
] as const)('%s has its filters in a sheet on a phone, too', async (path, form, label, choice, found) => {
  mediaHold(media.phone, media.tablet);
  const { user } = await renderRoute(path);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const filters = await sheet();
  const select = await filters.findByLabelText(label);
  const before = (await filters.findByRole('button', { name: found })).textContent;
  await user.selectOptions(select, choice);
  await waitFor(() => expect(filters.getByRole('button', { name: /^Show/ })).not.toHaveTextContent(before));
  expect(formData(form).filter((pair) => pair.endsWith(`=${choice}`))).toHaveLength(1);
  await user.keyboard('{Escape}');
  await gone();
  expect(formData(form).filter((pair) => pair.endsWith(`=${choice}`))).toHaveLength(1);
});

test('a window that becomes wide shows the filters in their place', async () => {
  const window = mediaHold(media.phone, media.tablet);
  const { user } = await renderRoute('/gigs?category=design');
  const button = await screen.findByRole('button', { name: 'Filters 1 set' });
  await user.click(button);
  await sheet();
  act(() => window.change());
  await gone();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByLabelText('Category')).toHaveValue('design');
});
