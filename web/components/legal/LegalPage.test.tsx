import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

test.each([
  ['Terms', '/terms', 'Your account'],
  ['Privacy', '/privacy', 'What your browser keeps'],
])('RT-26 %s is a text inside the main layout, with its contents', async (title, path, part) => {
  await renderRoute(path);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
  const link = contents.getByRole('link', { name: part });
  expect(document.querySelector(link.getAttribute('href')!)).toHaveTextContent(part);
  expect(document.title).toBe(`${title} · Workgrove`);
});
