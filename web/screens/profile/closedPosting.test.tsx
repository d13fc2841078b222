import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createLiveServer } from '../../testing/liveServer.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

test('a posting that is closed says so on the profile', async () => {
  const { link, store } = createLiveServer();
  const job = store.jobs.get('job-design-intern')!;
  store.change({ put: 'jobs', record: { ...job, isOpen: false } });
  await renderRoute('/profile', { transport: link });
  const jobs = within(await screen.findByRole('region', { name: 'My Job Postings' }));
  expect(within(jobs.getByRole('article', { name: job.title })).getByText('Closed')).toBeVisible();
  expect(jobs.getAllByText('Closed')).toHaveLength(1);
});
