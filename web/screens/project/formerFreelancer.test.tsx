import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const former = { name: 'Former member', deletedAt: '2026-01-01T00:00:00.000Z' };

/** Renders a screen on which somebody has deleted the account. */
function renderWithout(id: string, path: string) {
  const { link, store } = createLiveServer();
  store.change({ put: 'people', record: { ...store.people.get(id)!, ...former } });
  return renderRoute(path, { transport: link });
}

test('the proposal of a former member can only be declined, without Undo', async () => {
  const { user } = await renderWithout('person-priya-raman', '/projects/project-design-tokens?tab=proposals');
  const row = within(await screen.findByRole('listitem', { name: 'Proposal of Former member' }));
  expect(row.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Decline']);
  await user.click(row.getByRole('button'));
  expect(await screen.findByText('Former member is informed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('a hired former member can only be declined, so that somebody else can be hired', async () => {
  await renderWithout('person-jonah-whitlock', '/projects/project-research-library?tab=proposals');
  const hired = within(await screen.findByRole('region', { name: 'Hired: Former member' }));
  expect(hired.queryByRole('button', { name: /^Reconsider/ })).toBeNull();
  expect(hired.getByRole('button', { name: 'Decline the proposal of Former member' })).toBeVisible();
});

test('the application of a former member has no stage to change', async () => {
  await renderWithout('person-ida-solheim', '/jobs/job-design-intern/manage');
  const card = within(await screen.findByRole('article', { name: 'Former member' }));
  expect(card.queryByRole('combobox')).toBeNull();
});
