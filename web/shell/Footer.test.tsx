import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';

test('SH-41 SH-42 the footer has the tagline, and links to Terms, Privacy and Help', async () => {
  await renderShell();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('Connect. Collaborate. Grow.')).toBeVisible();
  const links = within(footer.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
    ['Help', '#help'],
  ]);
});
