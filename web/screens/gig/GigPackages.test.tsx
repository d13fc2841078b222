import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderGig } from '../../actions/gigOrder.ts';
import { perform } from '../../actions/perform.ts';
import { nextTask } from '../../hydration/nextTask.ts';
import { formatDay } from '../../ui/dates.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
// Imported up front: the lazy import on first use is slow in tests.
import './ContactDialog.tsx';
import './OrderDialog.tsx';
import './PricingDetails.tsx';

const gig = '/gigs/gig-usability-review';
const panel = async () => within(await screen.findByRole('region', { name: 'Packages' }));
const table = () => within(screen.getByRole('table'));
const rowOf = (name: string) =>
  within(table().getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.querySelector('[aria-label]')?.getAttribute('aria-label') ?? cell.textContent);

test('GD-07 EN-38 KC-30 Compare Packages shows text, included and not included; the panel lists missing features as not included', async () => {
  await renderRoute(gig);
  const packages = await panel();
  expect(screen.getByRole('heading', { name: 'Compare Packages', level: 2 })).toBeVisible();
  expect(table().getByText('What each of the three packages costs and includes')).toBeInTheDocument();
  expect(
    table()
      .getAllByRole('columnheader')
      .map((header) => header.textContent),
  ).toEqual(['Feature', 'Basic$120', 'Standard$200', 'Premium$350']);
  expect(rowOf('People in the test')).toEqual(['0', '5', '8']);
  expect(rowOf('Clickable prototype')).toEqual(['Not included', 'Included', 'Included']);
  expect(rowOf('Delivery time')).toEqual(['3 days', '5 days', '7 days']);
  expect(rowOf('Standard delivery')).toEqual(['10 days', '14 days', '14 days']);
  expect(rowOf('Revisions')).toEqual(['0', '1', '1']);
  expect(rowOf('Competitors analyzed')).toEqual(['1', '1', '2']);

  const features = within(packages.getByRole('list', { name: 'What Basic includes' }));
  expect(features.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'One flow, up to 8 screens',
    'Ten ranked findings',
    'A 20-minute recorded walkthrough',
    'Not included: Clickable prototype',
    'Not included: Handover call',
  ]);
});

test('GD-15 EN-34 KC-15 KC-30 KC-31 T3 each package has a price in US dollars, a description, its features, 10, 14 or 14 days and its revisions', async () => {
  const { user } = await renderRoute(gig);
  const packages = await panel();
  for (const [tier, price, description, feature, days, revisions] of [
    [
      'Basic',
      '$120',
      /^A review of one flow/,
      'Ten ranked findings',
      '10 days standard delivery',
      '0 revisions',
    ],
    [
      'Standard',
      '$200',
      /^Competitive teardown/,
      'Test with five people',
      '14 days standard delivery',
      '1 revision',
    ],
    [
      'Premium',
      '$350',
      /^Two flows, two/,
      'Specification for engineering',
      '14 days standard delivery',
      '1 revision',
    ],
  ] as const) {
    const chosen = packages.getByRole('tab', { name: new RegExp(`^${tier} `) });
    await user.click(chosen);
    await waitFor(() => expect(chosen).toHaveAttribute('aria-selected', 'true'));
    const shown = within(packages.getByRole('tabpanel'));
    expect(await shown.findByText(price)).toBeVisible();
    expect(shown.getByText(description)).toBeVisible();
    expect(shown.getByText(feature)).toBeVisible();
    expect(packages.getByRole('tabpanel')).toHaveTextContent(days);
    expect(packages.getByRole('tabpanel')).toHaveTextContent(revisions);
    expect(packages.getByRole('button', { name: 'Continue' })).toBeVisible();
  }
});

test('GD-14 SS-25 three tabs show their prices; Basic is the default, and the address contains the choice', async () => {
  const { user, router, unmount } = await renderRoute(gig);
  let tabs = (await panel()).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Basic $120', 'Standard $200', 'Premium $350']);
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  await user.click(tabs[0]!);
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(tabs[1]).toHaveAttribute('aria-selected', 'true'));
  await waitFor(() => expect(tabs[1]).toHaveFocus());
  await waitFor(() => expect(router.state.location.search).toBe('?package=standard'));
  // Selecting a package replaces the history entry, so Back leaves the page.
  await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
  unmount();
  await renderRoute(`${gig}?package=premium`);
  tabs = (await panel()).getAllByRole('tab');
  expect(tabs[2]).toHaveAttribute('aria-selected', 'true');
});

test('SS-26 the Select buttons of the table and the tabs share the chosen package', async () => {
  const { user } = await renderRoute(gig);
  const packages = await panel();
  expect(table().getByRole('button', { name: 'Selected Basic' })).toHaveTextContent('Selected');
  await user.click(table().getByRole('button', { name: 'Select Premium' }));
  await waitFor(() =>
    expect(packages.getByRole('tab', { name: /^Premium/ })).toHaveAttribute('aria-selected', 'true'),
  );
  expect(table().getByRole('button', { name: 'Selected Premium' })).toHaveAttribute('aria-pressed', 'true');
  expect(table().getByRole('button', { name: 'Select Basic' })).toHaveTextContent('Select');
  await user.click(packages.getByRole('tab', { name: /^Standard/ }));
  expect(await table().findByRole('button', { name: 'Selected Standard' })).toBeVisible();
});

test('GD-15 Pricing details opens a popover at the price, and Escape closes it', async () => {
  const { user } = await renderRoute(`${gig}?package=standard`);
  await user.click((await panel()).getByRole('button', { name: 'Pricing details' }));
  const details = within(await screen.findByRole('dialog', { name: 'Pricing details' }));
  expect(await details.findByText('Standard package')).toBeVisible();
  expect(details.getAllByText('$200')).toHaveLength(2);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('GD-15 a second press of Pricing details closes it and keeps the focus', async () => {
  const { user } = await renderRoute(`${gig}?package=standard`);
  const button = (await panel()).getByRole('button', { name: 'Pricing details' });
  await user.click(button);
  const details = await screen.findByRole('dialog', { name: 'Pricing details' });
  await waitFor(() => expect(details).toHaveFocus());
  // The press moves the focus out of the popover; then the release is the click.
  await user.pointer({ keys: '[MouseLeft>]', target: button });
  await nextTask();
  await user.pointer({ keys: '[/MouseLeft]', target: button });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(button).toHaveFocus());
});

test('GD-15 Tab out of Pricing details closes it', async () => {
  const { user } = await renderRoute(`${gig}?package=standard`);
  const packages = await panel();
  await user.click(packages.getByRole('button', { name: 'Pricing details' }));
  const details = await screen.findByRole('dialog', { name: 'Pricing details' });
  await waitFor(() => expect(details).toHaveFocus());
  await user.tab();
  await waitFor(() => expect(packages.getByRole('button', { name: 'Continue' })).toHaveFocus());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('GD-15 Continue shows the order summary, keeps typed requirements and confirms the order with a notice', async () => {
  const { user } = await renderRoute(`${gig}?package=premium`);
  const continueButton = (await panel()).getByRole('button', { name: 'Continue' });
  await user.click(continueButton);
  let order = within(await screen.findByRole('dialog', { name: 'Order summary' }));
  for (const text of ['Premium', '7 days', '$350']) expect(order.getByText(text)).toBeVisible();
  // The standard delivery of other sellers is no term of the order.
  expect(order.queryByText('14 days')).toBeNull();
  const due = new Date(Date.now() + 7 * 86_400_000);
  expect(order.getByText('Due').nextElementSibling).toHaveTextContent(formatDay(due.toISOString()));
  await user.type(order.getByLabelText(/^Requirements/), 'Two flows');
  await user.click(order.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(continueButton);
  order = within(await screen.findByRole('dialog', { name: 'Order summary' }));
  expect(order.getByLabelText(/^Requirements/)).toHaveValue('Two flows');
  await user.click(order.getByRole('button', { name: 'Confirm order' }));
  expect(await screen.findByText('Order placed')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('GD-15 the gig shows an existing order, and a second order needs Order again', async () => {
  const { client, user, goTo } = await renderRoute(`${gig}?package=premium`);
  await panel();
  const title = screen.getByRole('heading', { level: 1 }).textContent;
  const input = { gigId: gig.split('/').at(-1)!, tier: 'PREMIUM' } as const;
  await act(() => perform(client, orderGig, { input }));
  const ordered = await panel();
  expect(ordered.getByRole('link', { name: 'Ordered' }).parentElement).toHaveTextContent(
    'Ordered: Premium package.',
  );
  expect(ordered.queryByRole('button', { name: 'Continue' })).toBeNull();
  // A later visit shows the order, and the dialog mentions it.
  await goTo('/gigs', 'Gigs');
  await goTo(gig, title);
  await user.click((await panel()).getByRole('button', { name: 'Order again' }));
  const order = within(await screen.findByRole('dialog', { name: 'Order summary' }));
  expect(order.getByText('You have ordered the Premium package already.')).toBeVisible();
  expect(order.queryByRole('button', { name: 'Confirm order' })).toBeNull();
});

test('GD-16 Contact Seller opens a message that names the gig; an empty message is refused', async () => {
  const { user } = await renderRoute('/gigs/gig-typescript-migration');
  await user.click((await panel()).getByRole('button', { name: 'Contact Seller' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Contact Seller' }));
  expect(dialog.getByText(/^Your message goes to/)).toHaveTextContent(
    'Your message goes to Idris Vale. You already talk to each other. Open the conversation',
  );
  const message = dialog.getByLabelText('Your message');
  expect((message as HTMLTextAreaElement).value).toMatch(/^Hi Idris, I am interested in your gig 'Migrate/);
  await user.clear(message);
  await user.click(dialog.getByRole('button', { name: 'Send message' }));
  await waitFor(() => expect(message).toHaveAccessibleDescription('Write a message first'));
  await waitFor(() => expect(message).toHaveFocus());
  await user.type(message, 'Are you free in May?');
  await user.click(dialog.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Message sent')).toBeVisible();
});

test('GD-16 both Contact Seller buttons open the same message and keep its text', async () => {
  const { user } = await renderRoute('/gigs/gig-typescript-migration');
  const panelButton = (await panel()).getByRole('button', { name: 'Contact Seller' });
  const seller = within(await screen.findByRole('region', { name: 'About The Seller' }));
  const sellerButton = seller.getByRole('button', { name: 'Contact Seller' });
  let written = '';
  for (const [button, text] of [
    [panelButton, 'One. '],
    [sellerButton, 'Two. '],
    [panelButton, 'Three.'],
  ] as const) {
    await user.click(button);
    const message = await screen.findByLabelText<HTMLTextAreaElement>('Your message');
    expect(message.value.endsWith(written)).toBe(true);
    await user.type(message, text);
    written = message.value;
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  }
  expect(written).toMatch(/One\. Two\. Three\.$/);
});

test('GD-16 SS-23 Set Alert is a toggle', async () => {
  const { user } = await renderRoute(gig);
  const alert = (await panel()).getByRole('button', { name: 'Set Alert' });
  expect(alert).toHaveAttribute('aria-pressed', 'false');
  await user.click(alert);
  expect(await screen.findByText('Alert set')).toBeVisible();
  await waitFor(() => expect(alert).toHaveAttribute('aria-pressed', 'true'));
  await user.click(alert);
  expect(await screen.findByText('Alert removed')).toBeVisible();
  await waitFor(() => expect(alert).toHaveAttribute('aria-pressed', 'false'));
});
