import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createStore } from '../../../server/data/store.ts';
import { createTransport } from '../../../server/testing/createTransport.ts';
import { perform } from '../../actions/perform.ts';
import { setJobHidden } from '../../actions/job.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

const { jobs } = createStore();

const listed = () => {
  const list = screen.getByRole('tabpanel');
  return within(list)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
};

async function open(transport?: ReturnType<typeof createTransport>) {
  const view = await renderRoute('/jobs', transport && { transport });
  await screen.findByText(/listed here/);
  return view;
}

/** Hides the jobs with these titles. */
async function hide({ client }: Awaited<ReturnType<typeof open>>, titles: readonly string[]) {
  for (const title of titles) {
    const [jobId] = [...jobs].find(([, job]) => job.title === title)!;
    await perform(client, setJobHidden, { input: { jobId, hidden: true } });
  }
}

async function titlesOnPage(user: Awaited<ReturnType<typeof open>>['user'], page: number, pages: number) {
  await user.click(await screen.findByRole('link', { name: `Page ${page}` }));
  await screen.findByText(new RegExp(`, page ${page} of ${pages}$`));
  return listed();
}

test('after ten jobs are hidden, each remaining job is on exactly one page', async () => {
  const view = await open();
  const before = listed();
  const rest = [await titlesOnPage(view.user, 2, 3), await titlesOnPage(view.user, 3, 3)].flat();
  view.unmount();
  const reopened = await open();
  await hide(reopened, before);
  await screen.findByText('20 listed here, page 1 of 2');
  await waitFor(() => expect(listed()).toHaveLength(10));
  expect([listed(), await titlesOnPage(reopened.user, 2, 2)].flat()).toEqual(rest);
});

test('after one of 11 jobs is hidden, the other ten are on one page', async () => {
  const store = createStore();
  const others = store.jobCatalogue.select({ order: 'RELEVANCE' }).slice(11, 1_000);
  const applied = [...store.data.applications.keys()];
  const notified = [...store.notifications.values()].filter(({ kind }) => kind === 'JOB');
  store.change(
    ...applied.map((id) => ({ drop: 'applications' as const, id })),
    ...notified.map(({ id }) => ({ drop: 'notifications' as const, id })),
    ...others.map(({ id }) => ({ drop: 'jobs' as const, id })),
  );
  const view = await open(createTransport(store));
  await screen.findByText('11 listed here, page 1 of 2');
  await hide(view, [listed()[2]!]);
  await screen.findByText('10 listed here');
  await waitFor(() => expect(listed()).toHaveLength(10));
  expect(screen.queryByRole('navigation', { name: 'Jobs, pages' })).toBeNull();
});
