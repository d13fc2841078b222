import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen, waitFor } from '@testing-library/react';
import { RouterProvider, createMemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createClient } from '../apollo/client.ts';
import { SearchForm } from '../lists/SearchForm.tsx';
import { many, oneOf, sorts, text } from '../lists/searchFields.ts';
import { defineSearch, useSearchState } from '../lists/searchState.ts';
import { SearchBox } from '../shell/SearchBox.tsx';
import { CheckRow } from '../ui/CheckRow.tsx';
import { SearchField } from '../ui/SearchField.tsx';
import { choose, hydrate, press, tick, type } from '../testing/hydrate.ts';

const field = (label: string | RegExp) => screen.getByLabelText(label);

const search = defineSearch('/things', {
  q: text(100),
  kind: oneOf({ all: undefined, tree: 'TREE', moss: 'MOSS' }),
  age: oneOf({ any: undefined, new: 'NEW' }),
  place: many({ sun: 'SUN', shade: 'SHADE' }),
  sort: sorts({ first: undefined, last: 'LAST' }),
});
function Things({ live }: { live: boolean }) {
  const { q, kind, age, place, sort } = useSearchState(search);
  return (
    <>
      <SearchForm search={search} label="Things" id="things" live={live}>
        <SearchField label="Words" defaultValue={q} />
        <select name="kind" aria-label="Kind" defaultValue={kind}>
          <option>all</option>
          <option>tree</option>
          <option>moss</option>
        </select>
        {['any', 'new'].map((one) => (
          <CheckRow key={one} type="radio" name="age" value={one} label={one} defaultChecked={one === age} />
        ))}
      </SearchForm>
      {(['sun', 'shade'] as const).map((one) => (
        <CheckRow
          key={one}
          form="things"
          name="place"
          value={one}
          label={one}
          defaultChecked={place.includes(one)}
        />
      ))}
      <select form="things" name="sort" aria-label="Sort" defaultValue={sort}>
        <option>first</option>
        <option>last</option>
      </select>
      <output aria-label="Address">{useLocation().search}</output>
    </>
  );
}

test.each([
  ['nothing', false, '?q=oak&place=sun', () => {}, '?q=oak&place=sun'],
  ['text of a live list', true, '', type('q', 'oak'), '?q=oak'],
  ['text that waits for Enter', false, '', type('q', 'oak'), ''],
  ['a choice in a list', false, '', choose('kind', 1), '?kind=tree'],
  ['an order beside the form', false, '', choose('sort', 1), '?sort=last'],
  ['a radio button', false, '', press('age', 'new'), '?age=new'],
  ['a tick beside the form', false, '', press('place', 'shade'), '?place=shade'],
  ['a tick taken away', false, '?place=sun', tick('place', false), ''],
] as const)(
  '%s, entered before hydration, is written to the address',
  async (_kind, live, before, enter, after) => {
    const router = createMemoryRouter([{ path: '/things', element: <Things live={live} /> }], {
      initialEntries: [`/things${before}`],
    });
    const shown = () => [...new FormData(document.querySelector('form')!)];
    let entered = shown;
    await hydrate(<RouterProvider router={router} />, (root) => {
      enter(root);
      const sent = shown();
      entered = () => sent;
    });
    await waitFor(() => expect(field('Address')).toHaveTextContent(after));
    expect(router.state.location.search).toBe(after);
    expect(shown()).toEqual(entered());
  },
);

test('text typed into the global search before hydration loads its suggestions, which make it a combobox', async () => {
  const router = createMemoryRouter([{ path: '/', element: <SearchBox className="" /> }]);
  const page = (
    <ApolloProvider client={createClient(ApolloLink.empty())}>
      <RouterProvider router={router} />
    </ApolloProvider>
  );
  await hydrate(page, type('q', 'halden'));
  expect(await screen.findByRole('combobox')).toHaveValue('halden');
});
