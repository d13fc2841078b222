import { ApolloLink } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import { map } from 'rxjs';
import { expect, test } from 'vitest';
import { expectLocation } from '../testing/expectLocation.ts';
import { renderShell } from '../testing/renderShell.tsx';

/** Forwards to the server and replaces the viewer's company in the result. */
const withCompany = (company: unknown) =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map((result) => {
        const viewer = (result.data as { viewer?: object } | undefined)?.viewer;
        return viewer ? { ...result, data: { ...result.data, viewer: { ...viewer, company } } } : result;
      }),
    ),
  );

async function openMenu(link?: ApolloLink) {
  const view = await renderShell(link && { link });
  await view.user.click(screen.getByRole('button', { name: 'Account menu' }));
  const menu = within(await screen.findByRole('menu', { name: 'Account menu' }));
  return { ...view, menu };
}

test('SH-22 SH-24 RO-02 without a company the account menu has View Profile, Dashboard, Settings and Log out', async () => {
  const { menu } = await openMenu(withCompany(null));
  expect(menu.getAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
    ['View Profile', '/profile'],
    ['Dashboard', '/dashboard'],
    ['Settings', '/settings'],
    ['Log out', '/auth/logout'],
  ]);
});

test('SH-23 EN-04 RO-02 the company entry shows its name and the role there and leads to the company', async () => {
  const { menu, user, router } = await openMenu();
  const entry = menu.getByRole('menuitem', { name: /^Halden Works ?Design consultant$/ });
  expect(within(entry).getByText('Halden Works')).toBeVisible();
  expect(within(entry).getByText('Design consultant')).toBeVisible();
  expect(menu.getAllByRole('menuitem')).toHaveLength(5);
  await user.click(entry);
  await expectLocation(router, '/companies/company-halden-works');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test("SH-23 the company's id is encoded in its address", async () => {
  const outline = { __typename: 'CompanyOutline', pictures: [] };
  const { menu } = await openMenu(
    withCompany({
      __typename: 'ViewerCompany',
      id: 'membership-odd',
      name: 'Odd & Co',
      role: 'Owner',
      company: { __typename: 'Company', id: 'a b/c', openPositions: 0, outline },
    }),
  );
  expect(menu.getByRole('menuitem', { name: /^Odd & Co ?Owner$/ })).toHaveAttribute(
    'href',
    '/companies/a%20b%2Fc',
  );
});
