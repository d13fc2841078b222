import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { advanceTime } from '../testing/advanceTime.ts';
import { PrefetchLink, PrefetchContext } from './PrefetchLink.tsx';

const prefetch = vi.fn<(to: string) => void>();
beforeEach(() => {
  prefetch.mockClear();
  vi.useFakeTimers();
  const router = createMemoryRouter([
    {
      path: '*',
      element: (
        <PrefetchContext value={prefetch}>
          <PrefetchLink to="/jobs">Jobs</PrefetchLink>
        </PrefetchContext>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
});
afterEach(() => {
  vi.useRealTimers();
});
const link = () => screen.getByRole('link', { name: 'Jobs' });

for (const [cause, start, stop] of [
  ['a pointer', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus', fireEvent.focus, fireEvent.blur],
] as const) {
  test(`${cause} that stays for 80 ms starts loading the screen`, async () => {
    start(link());
    await advanceTime(79);
    expect(prefetch).not.toHaveBeenCalled();
    await advanceTime(1);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/jobs');
  });

  test(`${cause} that leaves within 80 ms loads nothing`, async () => {
    start(link());
    await advanceTime(79);
    stop(link());
    await advanceTime(1_000);
    expect(prefetch).not.toHaveBeenCalled();
  });
}

test('a link that is removed within 80 ms loads nothing', async () => {
  fireEvent.pointerEnter(link());
  cleanup();
  await advanceTime(1_000);
  expect(prefetch).not.toHaveBeenCalled();
});

test.each([
  ['a menu link has aria-current on its own page', { menu: true, to: '/jobs' }, 'page'],
  ['a menu link with a query has no aria-current', { menu: true, to: '/jobs?tab=saved' }, null],
  ['a menu link has no aria-current on another page', { menu: true, to: '/gigs' }, null],
  ['a link outside a menu has no aria-current', { to: '/jobs' }, null],
])('%s', (_case, entry, current) => {
  cleanup();
  const routes = [{ path: '*', element: <PrefetchLink {...entry} /> }];
  const router = createMemoryRouter(routes, { initialEntries: ['/jobs'] });
  render(<RouterProvider router={router} />);
  expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current);
});
