import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import { writeStored } from '../../session/storage.ts';

type User = Awaited<ReturnType<typeof renderRoute>>['user'];
const letter = 'I have done this four times, and measured it each time.';

// On a busy machine the first dialog loads slowly.
beforeAll(() => import('./ProposalDialog.tsx'), 60_000);

async function openForm(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Submit a Proposal' }));
  return within(await screen.findByRole('dialog', { name: 'Submit a Proposal' }));
}

test('PD-13 an hourly proposal is sent, listed, counted and withdrawn', async () => {
  const { user, router } = await renderRoute('/projects/project-ticket-widget');
  const form = await openForm(user);
  expect(form.queryByLabelText('By milestones')).not.toBeInTheDocument();
  await user.type(form.getByLabelText('Hourly rate (USD)'), '$60');
  expect(form.getByLabelText('Hourly rate (USD)')).toHaveAccessibleDescription(
    /^= \$60 · The client's budget is \$55\/hr; your bid is above it\.$/,
  );
  await user.selectOptions(form.getByLabelText('Duration'), '3 to 6 months');
  await user.type(form.getByLabelText('Cover letter'), letter);
  await user.click(form.getByRole('button', { name: 'Send proposal' }));
  expect(await screen.findByText('Proposal submitted')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('tab', { name: 'Proposals (19)', selected: true })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=proposals'));
  const proposal = within(await screen.findByRole('listitem', { name: 'Proposal of $60/hr' }));
  for (const text of ['Submitted', 'just now', '3 to 6 months', letter])
    expect(proposal.getByText(text)).toBeVisible();
  expect(screen.getByText(/^You sent a proposal of/)).toHaveTextContent('$60/hr just now.');
  expect(screen.getByText('19 proposals received.', { exact: false })).toBeVisible();
  await user.click(proposal.getByRole('button', { name: 'Withdraw the proposal of $60/hr' }));
  expect(await screen.findByText('Proposal withdrawn')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Proposals (18)' })).toBeVisible();
  expect(proposal.getByText('Withdrawn')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('listitem', { name: 'Proposal of $60/hr' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Submit a Proposal' })).toBeVisible();
});

test('PD-13 a second proposal moves the focus to the list and adds no history entry', async () => {
  const { user, router } = await renderRoute('/projects/project-ticket-widget');
  const list = () => screen.findByRole('heading', { name: 'Your proposals' });
  for (const rate of ['60', '55']) {
    const form = await openForm(user);
    await user.type(form.getByLabelText('Hourly rate (USD)'), rate);
    await user.selectOptions(form.getByLabelText('Duration'), '3 to 6 months');
    await user.type(form.getByLabelText('Cover letter'), letter);
    await user.click(form.getByRole('button', { name: 'Send proposal' }));
    const proposal = await screen.findByRole('listitem', { name: `Proposal of $${rate}/hr` });
    const heading = await list();
    await waitFor(() => expect(heading).toHaveFocus());
    // The closing dialog does not move the focus away either.
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(heading).toHaveFocus());
    if (rate === '60') await user.click(within(proposal).getByRole('button', { name: /^Withdraw/ }));
  }
  await waitFor(() => expect(router.state.historyAction).toBe('REPLACE'));
  await router.navigate(-1);
  expect(await screen.findByRole('tab', { name: 'Description', selected: true })).toBeVisible();
  // Back, Forward and reload do not move the focus again.
  await router.navigate(1);
  expect(await list()).not.toHaveFocus();
});

test('PD-13 a fixed-price project accepts milestones, whose sum is the bid', async () => {
  const { user } = await renderRoute('/projects/project-storefront-speed');
  const form = await openForm(user);
  await user.click(form.getByLabelText('By milestones'));
  await user.type(form.getByRole('textbox', { name: 'Milestone 1' }), 'A list of causes');
  await user.type(form.getByLabelText('Amount (USD)'), '$800');
  await user.click(form.getByRole('button', { name: 'Add milestone' }));
  await user.type(form.getByRole('textbox', { name: 'Milestone 2' }), 'Five fixes');
  await user.type(form.getAllByLabelText('Amount (USD)')[1]!, '1.500,50');
  expect(form.getAllByLabelText('Amount (USD)')[1]).toHaveAccessibleDescription('= $1,500.50');
  await user.click(form.getByRole('button', { name: 'Add milestone' }));
  expect(form.getByRole('status')).toHaveTextContent('Total $2,300.50');
  // In a narrow window the title has its own line.
  const second = form.getByRole('group', { name: 'Milestone 2' });
  expect(second).toHaveClass('grid', 'sm:flex');
  expect(within(second).getByLabelText('Milestone 2').parentElement).toHaveClass('col-span-2');
  await user.click(form.getByRole('button', { name: 'Remove milestone 3' }));
  await user.selectOptions(form.getByLabelText('Duration'), 'Less than 1 month');
  await user.type(form.getByLabelText('Cover letter'), letter);
  await user.click(form.getByRole('button', { name: 'Send proposal' }));
  const proposal = within(await screen.findByRole('listitem', { name: 'Proposal of $2,300.50' }));
  expect(
    within(proposal.getByRole('list', { name: 'Milestones' }))
      .getAllByRole('listitem')
      .map((part) => part.textContent),
  ).toEqual(['A list of causes$800', 'Five fixes$1,500.50']);
});

test('PD-13 a bid above the budget, or below half of it, has a hint and can be sent', async () => {
  // The budget is $1,500 - $3,000.
  const { user } = await renderRoute('/projects/project-storefront-speed');
  const form = await openForm(user);
  const bid = form.getByLabelText('Bid (USD)');
  const hints = {
    '3000.50': "= $3,000.50 · The client's budget is $1,500 - $3,000; your bid is above it.",
    '3000': "= $3,000 · The client's budget is $1,500 - $3,000.",
    '750': "= $750 · The client's budget is $1,500 - $3,000.",
    '749': "= $749 · The client's budget is $1,500 - $3,000; your bid is less than half of it.",
  };
  for (const [typed, hint] of Object.entries(hints)) {
    await user.clear(bid);
    await user.type(bid, typed);
    expect(bid).toHaveAccessibleDescription(hint);
  }
  await user.click(form.getByLabelText('By milestones'));
  await user.type(form.getByRole('textbox', { name: 'Milestone 1' }), 'All of it');
  await user.type(form.getByLabelText('Amount (USD)'), '9000');
  expect(form.getByText("The client's budget is $1,500 - $3,000; your bid is above it.")).toBeVisible();
  await user.selectOptions(form.getByLabelText('Duration'), 'Less than 1 month');
  await user.type(form.getByLabelText('Cover letter'), letter);
  await user.click(form.getByRole('button', { name: 'Send proposal' }));
  expect(await screen.findByRole('listitem', { name: 'Proposal of $9,000' })).toBeVisible();
});

test('PD-13 each missing value has an error beside its field, and the first such field gets the focus', async () => {
  const { user } = await renderRoute('/projects/project-storefront-speed');
  const form = await openForm(user);
  const send = form.getByRole('button', { name: 'Send proposal' });
  await user.click(send);
  const bid = form.getByLabelText('Bid (USD)');
  await waitFor(() => expect(bid).toHaveAccessibleDescription('Enter your bid'));
  await waitFor(() => expect(bid).toHaveFocus());
  expect(form.getByLabelText('Duration')).toHaveAccessibleDescription('Choose a duration');
  expect(form.getByLabelText('Cover letter')).toHaveAccessibleDescription(
    'Write at least 20 characters about how you would do it',
  );
  await user.type(bid, '€60');
  await waitFor(() =>
    expect(bid).toHaveAccessibleDescription('Enter an amount in dollars such as 9,900, from 1 to 1,000,000'),
  );
  await user.click(form.getByLabelText('By milestones'));
  const part = await form.findByRole('textbox', { name: 'Milestone 1' });
  await user.click(send);
  await waitFor(() => expect(part).toHaveAccessibleDescription("Describe what you'll deliver"));
  await waitFor(() => expect(part).toHaveFocus());
  expect(form.getByLabelText('Amount (USD)')).toHaveAccessibleDescription('Enter an amount');
  fireEvent.change(part, { target: { value: 'x'.repeat(103) } });
  await waitFor(() => expect(part).toHaveAccessibleDescription('Use at most 100 characters (3 over)'));
  await user.click(form.getByRole('button', { name: 'Add milestone' }));
  const [one, two] = form.getAllByLabelText('Amount (USD)');
  fireEvent.change(one!, { target: { value: '1,000,000' } });
  fireEvent.change(two!, { target: { value: '1' } });
  await waitFor(() => expect(two).toHaveAccessibleDescription(/Enter at most 1,000,000 in total/));
  fireEvent.change(one!, { target: { value: '999,999' } });
  await waitFor(() => expect(two).not.toHaveAccessibleDescription(/in total/));
});

test('PD-13 the draft remains after closing the dialog and reloading the page', async () => {
  const first = await renderRoute('/projects/project-storefront-speed');
  const form = await openForm(first.user);
  await first.user.type(form.getByLabelText('Cover letter'), letter);
  await first.user.click(form.getByLabelText('By milestones'));
  await first.user.type(form.getByLabelText('Amount (USD)'), '40');
  await first.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const reopened = await openForm(first.user);
  expect(reopened.getByLabelText('Cover letter')).toHaveValue(letter);
  expect(reopened.getByLabelText('By milestones')).toBeChecked();
  expect(reopened.getByLabelText('Amount (USD)')).toHaveValue('40');
  first.unmount();
  const second = await renderRoute('/projects/project-storefront-speed');
  const restored = await openForm(second.user);
  await waitFor(() => expect(restored.getByLabelText('Cover letter')).toHaveValue(letter));
  // Further typing keeps the restored values.
  await second.user.type(restored.getByLabelText('Cover letter'), '!');
  expect(restored.getByLabelText('By milestones')).toBeChecked();
  expect(restored.getByLabelText('Amount (USD)')).toHaveValue('40');
});

test('PD-13 a draft without milestones shows one empty milestone', async () => {
  writeStored('draft:proposal:project-storefront-speed', JSON.stringify({ by: 'parts', parts: [] }));
  const { user } = await renderRoute('/projects/project-storefront-speed');
  const form = await openForm(user);
  expect(await form.findByRole('textbox', { name: 'Milestone 1' })).toHaveValue('');
});
