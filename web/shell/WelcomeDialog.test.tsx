import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderShell } from '../testing/renderShell.tsx';

const help = () => screen.getByRole('link', { name: 'Help' });
const expectGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function openWelcome() {
  const view = await renderShell();
  await view.user.click(help());
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Welcome to Workgrove' })) };
}

test("SH-06 SH-07 the dialog welcomes with the product's name and tagline", async () => {
  const { dialog } = await openWelcome();
  expect(dialog.getByRole('heading', { name: 'Welcome to Workgrove', level: 2 })).toBeVisible();
  expect(dialog.getByText('Connect. Collaborate. Grow.')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Get Started' })).toHaveFocus());
});

test('SH-08 the dialog has four blurbs: Jobs, Projects, Gigs, Network', async () => {
  const { dialog } = await openWelcome();
  const blurbs = dialog.getAllByRole('listitem');
  expect(
    blurbs.map((blurb) => [
      within(blurb).getByRole('heading', { level: 3 }).textContent,
      blurb.querySelector('p')?.textContent,
    ]),
  ).toEqual([
    ['Jobs', 'Search, save and apply, and see how well each job matches you.'],
    ['Projects', 'Bid on freelance work with clear budgets and real clients.'],
    ['Gigs', 'Offer your services at a fixed price.'],
    ['Network', "Keep up with people you've worked with and meet new ones."],
  ]);
});

test('SH-05 Back leaves the history entry of the dialog and closes it', async () => {
  const { user, router } = await renderShell();
  await router.navigate('/elsewhere');
  await user.click(help());
  await screen.findByRole('dialog', { name: 'Welcome to Workgrove' });
  await router.navigate(-1);
  await expectGone();
});

test('SH-32 Ctrl+B does not toggle the side bar behind the dialog', async () => {
  const { user } = await openWelcome();
  await user.keyboard('{Control>}b{/Control}');
  expect(document.cookie).not.toContain('side-bar');
  expect(screen.getByRole('button', { name: 'Toggle side bar', hidden: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

for (const [id, name] of [
  ['SH-05', 'Close'],
  ['SH-09', 'Get Started'],
  ['SH-10', 'Learn More'],
] as const)
  test(`${id} the button ${name} closes the dialog`, async () => {
    const { user, dialog } = await openWelcome();
    await user.click(dialog.getByRole('button', { name }));
    await expectGone();
    await waitFor(() => expect(help()).toHaveFocus());
  });

test('SH-11 the dialog never opens by itself', async () => {
  await renderShell();
  await screen.findByText('Oops! Page not found');
  // The welcome notice is the last part that appears by itself.
  await screen.findByText('Welcome to Workgrove');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('SH-11 Help does not change the address, and the page behind the dialog is inert', async () => {
  const { router } = await openWelcome();
  expect(router.state.location.pathname + router.state.location.hash).toBe('/nope');
  await waitFor(() => expect(screen.queryByRole('banner')).not.toBeInTheDocument());
});
