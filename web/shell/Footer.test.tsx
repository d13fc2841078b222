import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectLocation } from '../testing/expectLocation.ts';
import { renderShell } from '../testing/renderShell.tsx';

test('SH-41 the footer has Terms, Privacy and Help, and the tagline', async () => {
  await renderShell();
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getByText('Connect. Collaborate. Grow.')).toBeVisible();
  const links = within(footer.getByRole('navigation', { name: 'Footer' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['Terms', 'Privacy', 'Help']);
});

for (const [name, address] of [
  ['Terms', '/terms'],
  ['Privacy', '/privacy'],
] as const)
  test(`SH-42 ${name} leads to ${address}`, async () => {
    const { user, router } = await renderShell();
    await user.click(screen.getByRole('link', { name }));
    await expectLocation(router, address);
  });

test('SH-42 Help opens the welcome dialog', async () => {
  const { user } = await renderShell();
  await user.click(screen.getByRole('link', { name: 'Help' }));
  expect(await screen.findByRole('dialog', { name: 'Welcome to Workgrove' })).toBeVisible();
});
