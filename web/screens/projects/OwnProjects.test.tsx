import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { perform } from '../../actions/perform.ts';
import { submitProposal } from '../../actions/proposal.ts';
import type { SubmitProposalInput } from '../../generated/graphql.ts';
import { cards, renderProjects, titles } from '../../testing/renderProjects.ts';
import './OwnProjects.tsx';

const savedText = 'Saved projects will be displayed here.';

test('PL-15 Saved Jobs shows its sentence, the saved projects below it, and no filters', async () => {
  const { user } = await renderProjects();
  const [title] = titles();
  await user.click(within(cards()[0]!).getByRole('button', { name: /^Save/ }));
  await user.click(screen.getByRole('tab', { name: 'Saved Jobs' }));
  expect(await screen.findByText(savedText)).toBeVisible();
  await waitFor(() => expect(titles()).toEqual([title]));
  expect(screen.getByText('1 project')).toBeVisible();
  expect(screen.queryByLabelText('Search projects')).toBeNull();
  expect(screen.queryByText('Experience Level')).toBeNull();
  await user.click(within(cards()[0]!).getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(cards()).toEqual([]));
  expect(screen.getByText(savedText)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Best Matches' }));
  expect(await screen.findByLabelText('Search projects')).toBeVisible();
});

test('My proposals lists sent proposals with status and a link to each', async () => {
  const { client, user, router } = await renderProjects();
  await user.click(screen.getByText('My proposals'));
  expect(await screen.findByText('No proposals yet')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('My proposals');
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  const input = {
    projectId: 'project-checkout-redesign',
    bid: 1_200,
    length: 'LESS_THAN_1_MONTH',
    coverLetter: 'I have done this four times.',
    milestones: [],
  } satisfies SubmitProposalInput;
  await act(() => perform(client, submitProposal, { input }));
  const [row, ...others] = within(await screen.findByRole('list', { name: 'Your proposals' })).getAllByRole(
    'listitem',
  );
  expect(others).toEqual([]);
  expect(row).toHaveTextContent(/checkout.*\$1,200.*Submitted/i);
  expect(screen.getByText('1 proposal sent')).toBeVisible();
  await user.click(within(row!).getByRole('link'));
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/projects/project-checkout-redesign?tab=proposals',
    ),
  );
});
