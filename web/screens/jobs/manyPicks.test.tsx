import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderOf } from '../../../server/shared/order.ts';
import { createStore } from '../../../server/data/store.ts';
import { createTransport } from '../../../server/testing/createTransport.ts';
import { repeatRecords } from '../../../server/testing/longLists.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const store = createStore();
const picks = repeatRecords(store.jobPicks().slice(0, 100), 105);
const places = new Map(picks.map(({ id }, place) => [id, place]));
const scores = new Map(picks.map(({ id }, place) => [id, place < 100 ? 9 : 6]));
Object.assign(store, {
  jobPicks: () => ({
    totalCount: picks.length,
    ...orderOf(picks, ({ id }) => [places.get(id)!]),
    slice: (from: number, count: number) => picks.slice(from, from + count),
  }),
  jobScore: ({ id }: { id: string }) => scores.get(id) ?? null,
});

test('JB-11 Show all shows every pick, also beyond the first hundred, ordered by match score', async () => {
  await renderRoute('/jobs', { transport: createTransport(store) });
  const region = within(await screen.findByRole('region', { name: 'Job picks for you' }));
  expect(region.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(region.getByRole('button', { name: 'Show all' }));
  await waitFor(() => expect(region.getAllByRole('listitem')).toHaveLength(105));
  const matchTexts = region.getAllByText(/\/10 match/).map((text) => text.textContent);
  expect(matchTexts.slice(98, 102)).toEqual(['9/10 match', '9/10 match', '6/10 match', '6/10 match']);
});
