import { expect, test } from 'vitest';
import { JobScreenDocument, type JobFilter } from '../generated/graphql.ts';
import { openClient, runQuery } from '../testing/tab.ts';
import { applyToJob, withdrawApplication } from './jobApplication.ts';
import { setJobAlert } from './jobSearch.ts';
import { perform } from './perform.ts';

test('an application has the contact, is WITHDRAWN, and the viewer can apply again', async () => {
  const client = await openClient();
  const jobId = 'job-brand-designer';
  await client.query({ query: JobScreenDocument, variables: { id: jobId } });
  const apply = async () =>
    (
      await perform(client, applyToJob, {
        input: { jobId, email: 'a@b.co', phone: '1234567', resumeFileName: 'cv.pdf' },
      })
    ).job?.application;
  const sent = await apply();
  expect(sent).toMatchObject({ email: 'a@b.co', phone: '1234567' });
  const { job } = await perform(client, withdrawApplication, { input: { jobId } });
  expect(job).toMatchObject({
    viewerHasApplied: false,
    application: { id: sent!.id, status: 'WITHDRAWN' },
  });
  const again = await apply();
  expect(again).toMatchObject({ status: 'APPLIED' });
  expect(again!.id).not.toBe(sent!.id);
});

test('an alert has a type of employment and matches no other type', async () => {
  const client = await openClient();
  const has = async (filter: string) =>
    (
      await runQuery<{ jobs: { viewerHasAlert: boolean } }>(
        client,
        `{ jobs(filter: ${filter}, first: 1) { totalCount viewerHasAlert } }`,
      )
    ).jobs.viewerHasAlert;
  const set = (filter: JobFilter, enabled: boolean) =>
    perform(client, setJobAlert, { input: { filter, name: 'designer', enabled } });
  await set({ query: 'designer', type: 'CONTRACT' }, true);
  expect(await has('{ query: "designer", type: CONTRACT }')).toBe(true);
  expect(await has('{ query: "designer" }')).toBe(false);
  expect(await has('{ query: "designer", type: FREELANCE }')).toBe(false);
  // The sample's own alert is for all types.
  expect(await has('{ query: "product designer" }')).toBe(true);
  expect(await has('{ query: "product designer", type: CONTRACT }')).toBe(false);
  await set({ query: 'designer', type: 'CONTRACT' }, false);
  expect(await has('{ query: "designer", type: CONTRACT }')).toBe(false);
});
