import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
// Imported up front: the lazy import on first use is slow in tests.
import '../gig/GigScreen.tsx';
import '../../components/gig/CreateGigDialog.tsx';

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ close() {} }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:garden');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
});
afterEach(() => vi.unstubAllGlobals());

type User = Awaited<ReturnType<typeof renderRoute>>['user'];
type Form = ReturnType<typeof within>;

async function openForm(user: User): Promise<Form> {
  await user.click(await screen.findByRole('button', { name: 'Create a Gig' }));
  const form = within(await screen.findByRole('dialog', { name: 'Create a Gig' }));
  await user.type(form.getByLabelText('Gig Title'), 'Sketches of your garden');
  await user.type(form.getByLabelText('Description'), 'Three sketches by pencil of the beds.');
  await user.type(form.getByLabelText('Starting Price (USD)'), '75');
  await user.type(form.getByLabelText('Delivery Time (days)'), '4');
  await user.selectOptions(form.getByLabelText('Category'), 'design');
  return form;
}

async function addPackage(user: User, form: Form, tier: string, price: string, days: string) {
  await user.click(form.getByRole('button', { name: `Add ${tier} package` }));
  const group = within(form.getByRole('group', { name: `${tier} package` }));
  await user.type(group.getByLabelText('Price (USD)'), price);
  await user.type(group.getByLabelText('Delivery time (days)'), days);
  await user.type(group.getByLabelText('What it includes'), `Everything that ${tier} has`);
  return group;
}

/** A complete PNG of one pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);

test('a gig is created with three packages, which its page compares', async () => {
  const { user, goTo, router } = await renderRoute('/gigs');
  const form = await openForm(user);
  expect(form.queryByRole('button', { name: 'Add Premium package' })).toBeNull();
  const standard = await addPackage(user, form, 'Standard', '70', '7');
  await addPackage(user, form, 'Premium', '200', '10');
  expect(form.queryByRole('button', { name: /^Add .* package$/ })).toBeNull();
  await user.type(form.getByLabelText(/^What Basic includes/), 'One sketch');
  await user.click(form.getByRole('button', { name: 'Create Gig' }));
  const price = standard.getByLabelText('Price (USD)');
  await waitFor(() => expect(price).toHaveAccessibleDescription('Enter more than the $75 of Basic'));
  await waitFor(() => expect(price).toHaveFocus());
  await user.clear(price);
  await user.type(price, '120');
  await user.click(form.getByRole('button', { name: 'Create Gig' }));
  // The new gig is listed before My Gigs opens, which would replace the followed link.
  await waitFor(() => expect(router.state.location.search).toBe('?tab=mine'));
  expect(await screen.findByRole('tab', { name: 'My Gigs', selected: true })).toBeVisible();
  const card = within(await screen.findByRole('article', { name: 'Sketches of your garden' }));
  expect(card.getByText('Starting at')).toHaveTextContent('Starting at $75');
  await goTo(card.getByRole('link', { name: 'Sketches of your garden' }), 'Sketches of your garden');
  expect(screen.getByText('One sketch')).toBeVisible();
  const table = within(await screen.findByRole('region', { name: 'Compare Packages, table' }));
  expect(table.getByRole('row', { name: 'Delivery time 4 days 7 days 10 days' })).toBeVisible();
  expect(table.getByRole('row', { name: 'Standard delivery 10 days 14 days 14 days' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /^Premium \$200/ }));
  expect(await screen.findByText('Everything that Premium has')).toBeVisible();
  expect(screen.getByText('10 days delivery')).toBeVisible();
});

test('a gig has the chosen picture with its text; a file that is no picture is refused', async () => {
  const { user } = await renderRoute('/gigs');
  const form = await openForm(user);
  const input = () => form.getByLabelText('Picture', { selector: 'input' });
  const text = new File(['hello'], 'notes.png', { type: 'image/png' });
  await user.upload(input(), text);
  expect(await form.findByText('Choose a PNG, JPG or WEBP picture')).toBeVisible();
  expect(form.queryByLabelText(/^What the picture shows/)).toBeNull();
  await user.upload(input(), new File([png], 'garden.png', { type: 'image/png' }));
  expect(await form.findByRole('img', { name: 'Picture: garden.png' })).toBeVisible();
  expect(form.queryByText('Choose a PNG, JPG or WEBP picture')).toBeNull();
  await user.type(form.getByLabelText(/^What the picture shows/), 'A garden in spring');
  await user.click(form.getByRole('button', { name: 'Create Gig' }));
  const card = within(await screen.findByRole('article', { name: 'Sketches of your garden' }));
  expect(card.getByRole('img', { name: 'A garden in spring' })).toHaveAttribute('src', 'blob:garden');
  expect(URL.revokeObjectURL).not.toHaveBeenCalledWith('blob:garden');
});
