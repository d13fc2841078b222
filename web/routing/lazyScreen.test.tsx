import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createClient } from '../apollo/client.ts';
import { httpLink } from '../apollo/httpLink.ts';
import { screenRoute } from './screenRoute.tsx';

test('a screen whose code fails to load shows an error card, and Retry loads the code', async () => {
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
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  online = true;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Shelf' })).toBeVisible();
});

test('where the browser caches the failed import, Retry reloads the page once the server responds', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const fetched = vi.spyOn(globalThis, 'fetch');
  const view = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/Shelf.js'));
  const router = createMemoryRouter([screenRoute(createClient(httpLink()), 'shelf', '/', { view })]);
  render(<RouterProvider router={router} />);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  const user = userEvent.setup();
  await user.click(retry);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  expect(reload).not.toHaveBeenCalled();
  fetched.mockImplementation(async () => new Response('ok'));
  await vi.waitFor(() => expect(retry).toHaveTextContent('Retry'));
  await user.click(retry);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('a server-rendered page keeps its markup until its code loads', async () => {
  window.clickRecorder = { isRootHydrated: false, replay: () => {} };
  try {
    const view = vi
      .fn<() => Promise<{ Component: () => ReactNode }>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets/Shelf.js'))
      .mockResolvedValue({ Component: () => <h1>Shelf</h1> });
    const router = createMemoryRouter([screenRoute(createClient(httpLink()), 'shelf', '/shelf', { view })], {
      initialEntries: ['/shelf'],
    });
    router.initialize();
    await vi.waitFor(() => expect(view).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    expect(router.state.initialized, 'the router does not start').toBe(false);
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(router.state.initialized).toBe(true));
    render(<RouterProvider router={router} />);
    expect(await screen.findByRole('heading', { name: 'Shelf' })).toBeVisible();
  } finally {
    delete window.clickRecorder;
  }
});
