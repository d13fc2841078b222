import { ApolloLink, Observable } from '@apollo/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { media, mockMediaQueries } from '../testing/mediaQueries.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import '../screens/projects/SheetFilters.tsx';
import './FilterSheet.tsx';

const sheet = async () => within(await screen.findByRole('dialog', { name: 'Filters' }));
const expectNoSheet = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const formData = (name: string) => {
  const form = document.querySelector<HTMLFormElement>(`form[aria-label="${name}"]`)!;
  const entries = [...new FormData(form)].map(([field, value]) =>
    typeof value === 'string' ? [field, value] : [],
  );
  return entries
    .filter(([, value]) => value)
    .map((pair) => pair.join('='))
    .toSorted();
};

test('on a phone the filters open in a sheet, whose button shows the number of matching projects', async () => {
  mockMediaQueries(media.phone, media.tablet);
  const { user, router } = await renderRoute('/projects?category=web-development');
  const button = await screen.findByRole('button', { name: 'Filters 1 set' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  const filters = await sheet();
  const show = await filters.findByRole('button', { name: /^Show \d+ projects?$/ });
  const before = show.textContent;
  await user.click(await filters.findByRole('checkbox', { name: /^Fixed/ }));
  await waitFor(() => expect(show).not.toHaveTextContent(before));
  await waitFor(() => expect(router.state.location.search).toBe('?category=web-development&type=fixed'));
  expect(filters.getByRole('radio', { name: /^Any/ })).toBeChecked();
  // The form must submit each field once.
  expect(formData('Projects')).toEqual(['category=web-development', 'posted=any', 'sort=best', 'type=fixed']);
  await user.click(show);
  await expectNoSheet();
  await waitFor(() => expect(button).toHaveFocus());
  expect(formData('Projects')).toEqual(['category=web-development', 'posted=any', 'sort=best', 'type=fixed']);
  await user.click(button);
  await user.click((await sheet()).getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('the page renders each choice of the projects once: in its panel, or in the sheet that combines both panels', async () => {
  mockMediaQueries(media.phone, media.tablet);
  const { user } = await renderRoute('/projects');
  const choices = () => {
    const { elements } = document.querySelector<HTMLFormElement>('form[aria-label="Projects"]')!;
    const boxes = [...elements].filter(
      (field) => field instanceof HTMLInputElement && field.type !== 'search',
    );
    return boxes.map((field) => `${(field as HTMLInputElement).name}=${(field as HTMLInputElement).value}`);
  };
  await screen.findByText(/^30 projects/);
  const inPanels = choices().toSorted();
  for (const name of ['experience', 'type', 'client', 'location', 'budget', 'duration', 'posted'])
    expect([name, inPanels.filter((choice) => choice.startsWith(`${name}=`)).length > 1]).toEqual([
      name,
      true,
    ]);
  expect(new Set(inPanels).size).toBe(inPanels.length);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  const filters = await sheet();
  await filters.findByRole('checkbox', { name: /^Remote/ });
  expect(filters.getByRole('checkbox', { name: /^Expert/ })).toBeInTheDocument();
  expect(choices().toSorted()).toEqual(inPanels);
  await user.keyboard('{Escape}');
  await expectNoSheet();
  expect(choices().toSorted()).toEqual(inPanels);
});

test.each([
  ['/gigs', 'Gigs', '?category=design&delivery=7days'],
  ['/projects', 'Projects', '?type=hourly&location=Remote'],
  ['/shop', 'Shop', '?price=free&type=other'],
] as const)(
  'until its choices have loaded, the sheet of %s submits the filters of the address',
  async (path, form, filters) => {
    mockMediaQueries(media.phone, media.tablet);
    let respond = () => {};
    const response = new Promise<void>((resolve) => (respond = resolve));
    const link = new ApolloLink(
      (operation, forward) =>
        new Observable((seen) => {
          const ready = operation.operationName?.endsWith('Screen') ? response : Promise.resolve();
          void ready.then(() => forward(operation).subscribe(seen));
        }),
    );
    const { user } = await renderRoute(path + filters, { link });
    await user.click(await screen.findByRole('button', { name: 'Filters 2 set' }));
    await sheet();
    const skeleton = () => screen.getByRole('dialog').querySelector('.skeleton, .shape');
    expect(skeleton()).toBeInTheDocument();
    const expected = filters.slice(1).split('&');
    expect(formData(form)).toEqual(expect.arrayContaining(expected));
    await act(async () => respond());
    await waitFor(() => expect(skeleton()).toBeNull());
    expect(formData(form)).toEqual(expect.arrayContaining(expected));
  },
);

test.each([
  ['/gigs', 'Gigs', 'Category', 'design', /^Show \d+ gigs$/],
  ['/jobs', 'Search jobs', 'Workplace', 'remote', /^Show \d+ jobs$/],
  ['/companies', 'Companies', 'Company size', '10-50', /^Show \d+ compan/],
  ['/shop', 'Shop', 'Type', 'course', /^Show \d+ products$/],
] as const)('%s opens its filters in a sheet on a phone', async (path, form, label, choice, found) => {
  mockMediaQueries(media.phone, media.tablet);
  const { user, router } = await renderRoute(path);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const filters = await sheet();
  const select = await filters.findByLabelText(label);
  const before = (await filters.findByRole('button', { name: found })).textContent;
  await user.selectOptions(select, choice);
  await waitFor(() => expect(filters.getByRole('button', { name: /^Show/ })).not.toHaveTextContent(before));
  expect(formData(form).filter((pair) => pair.endsWith(`=${choice}`))).toHaveLength(1);
  await user.keyboard('{Escape}');
  await expectNoSheet();
  expect(formData(form).filter((pair) => pair.endsWith(`=${choice}`))).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Filters 1 set' }));
  await user.click((await sheet()).getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull());
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('a window that becomes large shows the filters in their panel, and the sheet stays closed when it becomes small again', async () => {
  const window = mockMediaQueries(media.phone, media.tablet);
  const { user } = await renderRoute('/gigs?category=design');
  const button = await screen.findByRole('button', { name: 'Filters 1 set' });
  await user.click(button);
  await sheet();
  act(() => window.change());
  await expectNoSheet();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByLabelText('Category')).toHaveValue('design');
  // The sheet that the large window closed does not reopen in a small window.
  act(() => window.change(media.phone, media.tablet));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['/shop', () => screen.getByLabelText('Type')],
  ['/projects', () => screen.getByRole('link', { name: /^Web Development/ })],
  ['/gigs', () => screen.getByRole('button', { name: 'Filters' })],
] as const)(
  'a window that becomes large closes the sheet of %s and focuses its button, or the first filter where no button is shown',
  async (path, first) => {
    const window = mockMediaQueries(media.phone, media.tablet);
    const { user } = await renderRoute(path);
    const button = await screen.findByRole('button', { name: 'Filters' });
    await user.click(button);
    await user.click(await (await sheet()).findByRole('button', { name: /^Show \d/ }));
    await expectNoSheet();
    await waitFor(() => expect(button).toHaveFocus());
    await user.click(button);
    await sheet();
    act(() => window.change());
    await waitFor(() => expect(first()).toHaveFocus());
    await expectNoSheet();
    await waitFor(() => expect(first()).toHaveFocus());
  },
);
