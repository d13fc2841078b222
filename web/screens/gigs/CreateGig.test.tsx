import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { toast } from '../../testing/toast.ts';
// Imported up front: the lazy import on first use is slow in tests.
import '../feed/FeedScreen.tsx';
import '../gig/GigScreen.tsx';
import '../../components/gig/CreateGigDialog.tsx';

type User = Awaited<ReturnType<typeof renderRoute>>['user'];

async function openForm(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Create a Gig' }));
  return within(await screen.findByRole('dialog', { name: 'Create a Gig' }));
}

async function fill(user: User, form: ReturnType<typeof within>) {
  const texts: [label: string | RegExp, text: string][] = [
    ['Gig Title', 'Sketches of your garden'],
    ['Description', 'Three sketches by pencil,\nand a plan of the beds.'],
    ['Starting Price (USD)', '75'],
    ['Delivery Time (days)', '4'],
    [/^Tags/, 'garden, Sketch, sketch, , #plan, pencil'],
  ];
  for (const [label, text] of texts) {
    await user.click(form.getByLabelText(label));
    await user.paste(text);
  }
  await user.selectOptions(form.getByLabelText('Category'), 'design');
}

test('GL-03 GL-13 EN-35 Create a Gig opens a form with six fields and five categories', async () => {
  const { user } = await renderRoute('/gigs');
  const form = await openForm(user);
  for (const label of [
    'Gig Title',
    'Category',
    'Description',
    'Starting Price (USD)',
    'Delivery Time (days)',
  ])
    expect(form.getByLabelText(label)).toBeVisible();
  expect(form.getByLabelText(/^Tags/)).toHaveAccessibleDescription('Separate with commas, up to 10.');
  expect(
    within(form.getByLabelText('Category'))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Select a category', 'Design', 'Development', 'Marketing', 'Writing', 'Video']);
});

test('GL-11 GL-12 My Gigs is initially empty and opens the same form', async () => {
  const { user } = await renderRoute('/gigs?tab=mine');
  expect(await screen.findByRole('heading', { name: "You haven't created any gigs yet" })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create Your First Gig' }));
  expect(await screen.findByRole('dialog', { name: 'Create a Gig' })).toBeVisible();
});

test('GL-14 VA-25 starting price and delivery time are number inputs', async () => {
  const { user } = await renderRoute('/gigs');
  const form = await openForm(user);
  expect(form.getByLabelText('Starting Price (USD)')).toHaveAttribute('type', 'number');
  expect(form.getByLabelText('Delivery Time (days)')).toHaveAttribute('type', 'number');
});

test('GL-14 a pasted price keeps its value whatever its separators, and the field shows what it understood', async () => {
  const { user } = await renderRoute('/gigs');
  const form = await openForm(user);
  const price = form.getByLabelText('Starting Price (USD)');
  for (const text of ['$9,900', '9.900', '9\u00a0900']) {
    await user.clear(price);
    await user.click(price);
    await user.paste(text);
    expect(price).toHaveValue(9_900);
    expect(price).toHaveAccessibleDescription('= $9,900');
  }
});

test('GL-15 VA-27 invalid fields show their errors, and the first of them gets the focus', async () => {
  const { user } = await renderRoute('/gigs');
  const form = await openForm(user);
  await user.click(form.getByRole('button', { name: 'Create Gig' }));
  const title = form.getByLabelText('Gig Title');
  await waitFor(() => expect(title).toHaveAccessibleDescription('Gig title must be at least 5 characters'));
  await waitFor(() => expect(title).toHaveFocus());
  expect(title).toBeInvalid();
  expect(form.getByLabelText('Category')).toHaveAccessibleDescription('Please select a category');
  expect(form.getByLabelText('Description')).toHaveAccessibleDescription(
    'Description must be at least 20 characters',
  );
  expect(form.getByLabelText('Starting Price (USD)')).toHaveAccessibleDescription('Enter a starting price');
  expect(form.getByLabelText('Delivery Time (days)')).toHaveAccessibleDescription('Enter a delivery time');
  await user.type(form.getByLabelText('Starting Price (USD)'), '4.5');
  expect(form.getByLabelText('Starting Price (USD)')).toHaveAccessibleDescription(
    'Enter a whole number of dollars, from 5 to 100,000',
  );
  // The field contains '45e': its value is empty and its validity reports badInput.
  const days = form.getByLabelText('Delivery Time (days)');
  Object.defineProperty(days, 'validity', { value: { badInput: true }, configurable: true });
  fireEvent.input(days, { target: { value: '' } });
  await waitFor(() => expect(days).toHaveAccessibleDescription('Enter a whole number of days, from 1 to 90'));
  await user.type(form.getByLabelText(/^Tags/), 'a,b,c,d,e,f,g,h,i,j,k');
  await user.click(form.getByRole('button', { name: 'Create Gig' }));
  await waitFor(() =>
    expect(form.getByLabelText(/^Tags/)).toHaveAccessibleDescription('Use at most 10 tags'),
  );
});

test('GL-15 the form keeps its values when the dialog closes and the screen unmounts', async () => {
  const { user, unmount } = await renderRoute('/gigs');
  let form = await openForm(user);
  await user.type(form.getByLabelText('Gig Title'), 'Half a title');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  form = await openForm(user);
  expect(form.getByLabelText('Gig Title')).toHaveValue('Half a title');
  unmount();
  const second = await renderRoute('/gigs');
  form = await openForm(second.user);
  await waitFor(() => expect(form.getByLabelText('Gig Title')).toHaveValue('Half a title'));
});

test('GL-15 PU-03 a new gig is listed under My Gigs in this tab and has a page', async () => {
  const { user, goTo, router } = await renderRoute('/gigs?category=video');
  await screen.findAllByRole('article');
  const form = await openForm(user);
  await fill(user, form);
  await user.click(form.getByRole('button', { name: 'Create Gig' }));
  expect(await screen.findByText('Gig created')).toBeVisible();
  const card = within(await screen.findByRole('article', { name: 'Sketches of your garden' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=mine'));
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(card.getByText('Maren Holt')).toBeVisible();
  expect(card.getByText('Starting at')).toHaveTextContent('Starting at $75');
  expect(card.getByText('4 days')).toBeVisible();
  expect(card.getAllByRole('listitem').map((tag) => tag.textContent)).toEqual([
    'garden',
    'Sketch',
    'plan',
    '+1 more tag',
  ]);
  await goTo(card.getByRole('link', { name: 'Sketches of your garden' }), 'Sketches of your garden');
  expect(screen.getByText(/Three sketches by pencil,/)).toBeVisible();
  expect(await screen.findByText('No reviews yet.')).toBeVisible();
  // The seller has no buttons to order or to contact.
  const panel = within(screen.getByRole('region', { name: 'Packages' }));
  // A new gig has one package, so there are no tabs and no comparison.
  expect(panel.getByText('$75')).toBeVisible();
  expect(panel.getByText('4 days delivery')).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Compare Packages' })).toBeNull();
  expect(await panel.findByRole('link', { name: 'My Gigs' })).toHaveAttribute('href', '/gigs?tab=mine');
  for (const name of ['Continue', 'Contact Seller', 'Set Alert'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  await goTo('/gigs?category=design&price=mid', 'Gigs');
  expect(await screen.findByRole('article', { name: 'Sketches of your garden' })).toBeVisible();
});

test('GL-15 the feed counts the new gig, and the next form is empty', async () => {
  const { user, goTo, router } = await renderRoute('/gigs');
  const form = await openForm(user);
  await fill(user, form);
  await user.click(form.getByRole('button', { name: 'Create Gig' }));
  await screen.findByRole('tab', { name: /^My Gigs/, selected: true });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await openForm(user)).getByLabelText('Gig Title')).toHaveValue('');
  await user.keyboard('{Escape}');
  await goTo('/', 'Home Feed');
  expect(await screen.findByRole('link', { name: /^My gigs ?3$/ })).toHaveAttribute('href', '/gigs?tab=mine');
  await router.navigate('/profile');
  const own = await screen.findByRole('region', { name: 'My Gigs' });
  expect(within(own).getAllByRole('article')).toHaveLength(3);
});

test('GL-13 pasted lines become single tags beside those that are typed', async () => {
  const { user } = await renderRoute('/gigs');
  const form = await openForm(user);
  const tags = form.getByLabelText(/^Tags/);
  await user.type(tags, 'garden, ');
  await user.paste('sketch\r\n#plan\npencil\n');
  expect(tags).toHaveValue('garden, sketch, plan, pencil');
});

test('in live mode a Retry after the dialog was closed creates the gig once and deletes its draft', async () => {
  const { link, failures, mutations } = createLiveServer();
  const { user } = await renderRoute('/gigs', { transport: link });
  failures.push('before', 'before', 'before');
  const form = await openForm(user);
  await fill(user, form);
  await user.click(form.getByRole('button', { name: 'Create Gig' }));
  await waitFor(() => expect(toast('Something went wrong')).not.toBeNull(), { timeout: 5_000 });
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(toast('Gig created')).not.toBeNull());
  expect(mutations()).toHaveLength(4);
  const reopened = await openForm(user);
  expect(reopened.getByLabelText('Gig Title')).toHaveValue('');
});
