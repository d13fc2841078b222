import { act, fireEvent, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SearchForm } from './SearchForm.tsx';
import { oneOf } from './searchFields.ts';
import { defineSearch, useSearchState } from './searchState.ts';

const search = defineSearch('/things', { kind: oneOf({ all: undefined, tree: 'TREE', moss: 'MOSS' }) });

function Things() {
  const { kind } = useSearchState(search);
  return (
    <SearchForm search={search} label="Things">
      <select name="kind" aria-label="Kind" defaultValue={kind}>
        <option>all</option>
        <option>tree</option>
        <option>moss</option>
      </select>
      <p>{useLocation().search}</p>
    </SearchForm>
  );
}

/** Renders a page whose navigations wait until `finishNavigation` is called. */
async function renderThings() {
  const pendingLoads = new Map<string, () => void>();
  const loader = ({ request }: { request: Request }) =>
    new Promise<null>((resolve) => {
      pendingLoads.set(new URL(request.url).search, () => resolve(null));
    });
  const router = createMemoryRouter([{ path: '/things', loader, Component: Things }], {
    initialEntries: ['/things'],
    hydrationData: { loaderData: { '0': null } },
  });
  render(<RouterProvider router={router} />);
  return { router, finishNavigation: (address: string) => act(async () => pendingLoads.get(address)!()) };
}

test('the page of an earlier choice does not reset a select that has changed again', async () => {
  const { router, finishNavigation } = await renderThings();
  const select = screen.getByRole('combobox', { name: 'Kind' });
  const choose = (kind: string) => fireEvent.change(select, { target: { value: kind } });
  select.focus();
  choose('tree');
  // The router has loaded the page of the first choice, but React has not rendered it.
  const stop = router.subscribe(({ location }) => {
    if (location.search !== '?kind=tree') return;
    stop();
    choose('moss');
  });
  await finishNavigation('?kind=tree');
  expect(screen.getByText('?kind=tree')).toBeVisible();
  expect(select).toHaveValue('moss');
  await finishNavigation('?kind=moss');
  expect(screen.getByText('?kind=moss')).toBeVisible();
  expect(select).toHaveValue('moss');
});

test('a focused select follows back navigation', async () => {
  const { router, finishNavigation } = await renderThings();
  const select = screen.getByRole('combobox', { name: 'Kind' });
  const choose = (kind: string) => fireEvent.change(select, { target: { value: kind } });
  select.focus();
  choose('tree');
  await finishNavigation('?kind=tree');
  // This navigation never finishes.
  choose('moss');
  await act(async () => void router.navigate(-1));
  await finishNavigation('');
  expect(select).toHaveValue('all');
});
