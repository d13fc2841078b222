import { ApolloLink } from '@apollo/client';
import { render, screen, within } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { throwError } from 'rxjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { PageContext } from '../routing/pageContext.tsx';
import { renderRoute } from '../testing/renderRoute.tsx';
import { markOutdated } from '../hydration/reloadOnce.ts';
import { RouteError } from './RouteError.tsx';

beforeEach(() => {
  // React and React Router log errors, which these tests cause on purpose.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

const Broken = ({ error }: { error: unknown }) => {
  throw error;
};

async function show(route: { element?: React.ReactNode; loader?: () => never }) {
  const setStatus = vi.fn<(code: number) => void>();
  const router = createMemoryRouter([{ path: '/jobs', errorElement: <RouteError />, ...route }], {
    initialEntries: ['/jobs?q=designer'],
  });
  render(
    <PageContext value={{ sideBarOpen: false, setStatus }}>
      <RouterProvider router={router} />
    </PageContext>,
  );
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByRole('heading', { name: 'Unexpected Application Error!', level: 1 })).toBeVisible();
  return { alert, setStatus };
}

test('NF-02 an error thrown by a screen shows its message', async () => {
  const { alert, setStatus } = await show({ element: <Broken error={new Error('The roof is leaking.')} /> });
  expect(alert.getByText('The roof is leaking.')).toBeVisible();
  expect(setStatus).toHaveBeenLastCalledWith(500);
  expect(document.title).toBe('Error · Workgrove');
});

test('NF-02 a thrown response shows its status and status text', async () => {
  const { alert, setStatus } = await show({
    loader: () => {
      throw new Response('', { status: 503, statusText: 'Service Unavailable' });
    },
  });
  expect(alert.getByText('503 Service Unavailable')).toBeVisible();
  expect(setStatus).toHaveBeenLastCalledWith(503);
});

test('NF-02 a thrown response without a status text shows its status', async () => {
  const { alert } = await show({
    loader: () => {
      throw new Response('', { status: 418 });
    },
  });
  expect(alert.getByText('418')).toBeVisible();
});

test('NF-02 a thrown value that is not an error is shown as text', async () => {
  const { alert } = await show({ element: <Broken error="out of tea" /> });
  expect(alert.getByText('out of tea')).toBeVisible();
});

test('NF-02 the error screen links to the same address and to the home page', async () => {
  await show({ element: <Broken error={new Error('No.')} /> });
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/jobs?q=designer');
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test("NF-02 when the request for the shell's data fails, the error screen replaces the shell", async () => {
  const offline = new ApolloLink((operation, forward) =>
    operation.operationName === 'AppShell'
      ? throwError(() => new Error('Failed to fetch'))
      : forward(operation),
  );
  await renderRoute('/', { link: offline });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Failed to fetch')).toBeVisible();
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
  expect(screen.queryByRole('banner')).not.toBeInTheDocument();
});

test('an error on a page of an outdated release reloads the page', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('ok'));
  markOutdated();
  const { alert } = await show({ element: <Broken error={new Error('PersistedQueryNotSupported')} /> });
  expect(alert.getByText('A new version is available.')).toBeVisible();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});
