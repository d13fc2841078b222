import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest';
import { expectLocation } from '../../testing/expectLocation.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

let info: MockInstance<typeof console.info>;
beforeEach(() => {
  info = vi.spyOn(console, 'info').mockImplementation(() => {});
});

test('NF-01 the not-found page shows its text and links home', async () => {
  const { user, router } = await renderRoute('/nope');
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found', level: 1 })).toBeVisible();
  expect(document.title).toBe('Oops! Page not found · Workgrove');
  const home = within(screen.getByRole('main')).getByRole('link', { name: 'Return to Home' });
  expect(home).toHaveAttribute('href', '/');
  await user.click(home);
  await expectLocation(router, '/');
});

test('ER-04 an unknown path is logged, without its query', async () => {
  await renderRoute('/no/such%20page?token=secret');
  await screen.findByRole('heading', { name: 'Oops! Page not found' });
  const lines = info.mock.calls.map(([line]) => String(line));
  expect(new Set(lines)).toEqual(new Set(['404: no screen at /no/such%20page']));
});

for (const path of ['/%E0%A4%A', '//evil.example/x', '/<script>', '/a/b/c/d/e', '/index.html'])
  test(`RT-27 ${path} is treated as an unknown path`, async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    await renderRoute(path);
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  });
