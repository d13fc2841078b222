import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { blankPerson } from '../../server/data/blankPerson.ts';
import { createLiveServer } from '../testing/liveServer.ts';
import { renderRoute } from '../testing/renderRoute.tsx';

/** Live data in which a job has no salary, and a person has stated nothing. */
function createSparseServer() {
  const { link, store } = createLiveServer();
  const job = store.jobs.get('job-brand-designer')!;
  store.change(
    { put: 'jobs', record: { ...job, salary: '', salaryMin: null, salaryMax: null } },
    { put: 'people', record: blankPerson('person-nadia-verhoeven', 'Nadia Verhoeven') },
  );
  return link;
}

/** In a line of facts there are dots between them, also beside an empty one. */
test.each([
  ['/jobs?q=brand%20designer', 'Brand Designer'],
  ['/search?q=brand%20designer', 'Brand Designer'],
  ['/search?q=nadia%20verhoeven', 'Nadia Verhoeven'],
])('%s shows no empty fact between dots', async (path, name) => {
  await renderRoute(path, { transport: createSparseServer() });
  const item = (await screen.findByRole('link', { name })).closest('article, li')!;
  const facts = Array.from(item.querySelectorAll('.meta > *'), (fact) => fact.textContent);
  expect(facts).not.toContain('');
});
