import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { createClient } from '../apollo/client.ts';
import { httpLink } from '../apollo/httpLink.ts';
import { screenRoute } from './screenRoute.tsx';

test('a screen whose code cannot be fetched says so, and Retry fetches it', async () => {
  let online = false;
  const view = () =>
    online
      ? Promise.resolve({ Component: () => <h1>Shelf</h1> })
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Shelf.js'));
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      screenRoute(createClient(httpLink()), 'shelf', '/shelf', { view }),
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  await router.navigate('/shelf');
  expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't load this page");
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  online = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Shelf' })).toBeVisible();
});
