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

/** A page of things whose address comes only once `let` is called. */
async function renderThings() {
  const waiting = new Map<string, () => void>();
  const loader = ({ request }: { request: Request }) =>
    new Promise<null>((resolve) => {
      waiting.set(new URL(request.url).search, () => resolve(null));
    });
  const router = createMemoryRouter([{ path: '/things', loader, Component: Things }], {
    initialEntries: ['/things'],
    hydrationData: { loaderData: { '0': null } },
  });
  render(<RouterProvider router={router} />);
  return { router, come: (address: string) => act(async () => waiting.get(address)!()) };
}

test('a list is not set back by the page of the choice before, when keys are faster than pages', async () => {
  const { router, come } = await renderThings();
  const list = screen.getByRole('combobox', { name: 'Kind' });
  const choose = (kind: string) => fireEvent.change(list, { target: { value: kind } });
  list.focus();
  choose('tree');
  // The router has the page of the first choice, and React has not shown it.
  const stop = router.subscribe(({ location }) => {
    if (location.search !== '?kind=tree') return;
    stop();
    choose('moss');
  });
  await come('?kind=tree');
  expect(screen.getByText('?kind=tree')).toBeVisible();
  expect(list).toHaveValue('moss');
  await come('?kind=moss');
  expect(screen.getByText('?kind=moss')).toBeVisible();
  expect(list).toHaveValue('moss');
});

test('a list follows the way back though it has the focus', async () => {
  const { router, come } = await renderThings();
  const list = screen.getByRole('combobox', { name: 'Kind' });
  const choose = (kind: string) => fireEvent.change(list, { target: { value: kind } });
  list.focus();
  choose('tree');
  await come('?kind=tree');
  // This page never comes.
  choose('moss');
  await act(async () => void router.navigate(-1));
  await come('');
  expect(list).toHaveValue('all');
});
