import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from '../../server/data/store.ts';
import { media, mockMediaQueries } from '../testing/mediaQueries.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import '../screens/projects/SheetFilters.tsx';
import './FilterSheet.tsx';

const { jobs, gigs, shopItems, companies, projectCatalogue } = createStore();
const projects = projectCatalogue.select({ order: 'NEWEST' }).slice(0, 100);

const openSheet = async (user: Awaited<ReturnType<typeof renderRoute>>['user'], button: string) => {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: 'Filters' }));
};

test.each([
  [
    '/jobs?company=nope&date=decade&experience=guru&workplace=moon&easy=hard&salary=9k',
    'Search jobs',
    `${jobs.size} jobs`,
  ],
  ['/gigs?category=nope&price=1&delivery=never', 'Gigs', `${gigs.size} gigs`],
  ['/shop?type=nope&price=1&level=beginner&category=nope', 'Shop', `${shopItems.size} products`],
  ['/companies?size=2', 'Companies', `${companies.size} companies`],
  [
    '/projects?category=nope&experience=guru&type=x&client=x&budget=x&duration=x&posted=never&location=+',
    'Projects',
    `${projects.length} projects`,
  ],
] as const)('%s ignores unknown values: no count, no chip, the complete list', async (path, form, all) => {
  mockMediaQueries(media.phone, media.tablet);
  const { user } = await renderRoute(path);
  const filters = await openSheet(user, 'Filters');
  expect(await filters.findByRole('button', { name: /^Show \d/ })).toHaveTextContent(`Show ${all}`);
  expect(filters.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  expect(document.querySelector('[aria-label="Active filters"]')).toBeNull();
  const submitted = new FormData(document.querySelector<HTMLFormElement>(`form[aria-label="${form}"]`)!);
  const unknownValues = new URLSearchParams(path.split('?')[1]);
  for (const [name, value] of unknownValues) expect(submitted.getAll(name)).not.toContain(value);
});

test.each([
  ['/companies', 'Companies', 'companies', `${companies.size} companies`],
  ['/projects', 'Projects', 'projects', `${projects.length} projects`],
] as const)(
  'a location that the server does not offer filters %s: count, chip, choice, list and form data agree, and it can be cleared',
  async (path, form, things, all) => {
    mockMediaQueries(media.phone, media.tablet);
    const { user, router } = await renderRoute(`${path}?location=Mars`);
    expect(await screen.findByRole('link', { name: 'Remove filter Location: Mars' })).toBeVisible();
    expect(screen.getByRole('heading', { name: `No ${things} found` })).toBeVisible();
    const submitted = () =>
      new FormData(document.querySelector<HTMLFormElement>(`form[aria-label="${form}"]`)!).getAll('location');
    expect(submitted()).toEqual(['Mars']);
    const filters = await openSheet(user, 'Filters 1 set');
    const show = await filters.findByRole('button', { name: `Show 0 ${things}` });
    await waitFor(() => expect(submitted()).toEqual(['Mars']));
    await user.click(filters.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(show).toHaveTextContent(`Show ${all}`));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(submitted()).not.toContain('Mars');
    expect(filters.queryByText('Mars')).toBeNull();
    await user.click(show);
    expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
  },
);

test('the text of a location finds companies there and is shown as a filter', async () => {
  await renderRoute('/companies?location=lisbon');
  expect(await screen.findByRole('link', { name: 'Remove filter Location: lisbon' })).toBeVisible();
  expect(screen.getByLabelText('Location')).toHaveDisplayValue('lisbon');
  expect(screen.getByText(/^[1-9]\d* compan/, { selector: '[role=status]' })).toBeVisible();
});
