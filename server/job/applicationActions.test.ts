import { expect, test } from 'vitest';
import { mutation } from '../live/testing/inputs.ts';
import { openLiveInMemory } from '../testing/openLiveInMemory.ts';

const jobId = 'job-brand-designer';
const contact = { email: 'maren@example.com', phone: '+47 555 01 234', resumeFileName: 'Maren.pdf' };
const note = 'I have drawn three brands for ferries.';
const apply = (input: object = {}) => mutation('applyToJob', { jobId, ...contact, note, ...input });

const query = `{
  job(id: "${jobId}") { viewerHasApplied applicants application { status appliedAgo } }
  jobs(filter: { appliedOnly: true }) { totalCount }
}`;

test('an application is stored, listed and counted, until it is withdrawn', async () => {
  const { ask } = openLiveInMemory();
  const before = (await ask(query)).data as { job: { applicants: number }; jobs: { totalCount: number } };
  const { applicants } = before.job;
  const { totalCount } = before.jobs;
  await ask(apply());
  expect((await ask(query)).data).toEqual({
    job: {
      viewerHasApplied: true,
      applicants: applicants + 1,
      application: { status: 'APPLIED', appliedAgo: 'Just now' },
    },
    jobs: { totalCount: totalCount + 1 },
  });
  expect((await ask(apply())).data).toMatchObject({
    applyToJob: { userErrors: [{ code: 'ALREADY_DONE', field: ['jobId'] }] },
  });
  await ask(mutation('withdrawApplication', { jobId }));
  expect((await ask(query)).data).toEqual({
    job: {
      viewerHasApplied: false,
      applicants,
      application: { status: 'WITHDRAWN', appliedAgo: 'Just now' },
    },
    jobs: { totalCount },
  });
});

test.each([
  ['an unknown job', { jobId: 'job-unknown' }, 'NOT_FOUND', 'jobId'],
  ['a posting of the viewer', { jobId: 'job-design-intern' }, 'NOT_ALLOWED', 'jobId'],
  ['a malformed phone number', { phone: 'none' }, 'INVALID', 'phone'],
])('an application is refused for %s', async (_name, input, code, field) => {
  const { ask, store } = openLiveInMemory();
  expect((await ask(apply(input))).data).toMatchObject({
    applyToJob: { userErrors: [{ code, field: [field] }] },
  });
  expect(store.version).toBe(0);
});

test('a job without Easy Apply needs a note of 20 characters', async () => {
  const { ask, store } = openLiveInMemory();
  const applyWith = (value: string, isEasyApply: boolean) => {
    store.change({ put: 'jobs', record: { ...store.jobs.get(jobId)!, isEasyApply } });
    return ask(apply({ note: value }));
  };
  const refused = { applyToJob: { userErrors: [{ code: 'TOO_SHORT', field: ['note'] }] } };
  expect((await applyWith('Hi', false)).data).toMatchObject(refused);
  expect((await applyWith('Hi', true)).data).toMatchObject({ applyToJob: { userErrors: [] } });
});

test('a blank phone number and a blank note are stored as none', async () => {
  const { ask, store } = openLiveInMemory();
  store.change({ put: 'jobs', record: { ...store.jobs.get(jobId)!, isEasyApply: true } });
  await ask(apply({ phone: '', note: '  ' }));
  const { data } = await ask(`{ job(id: "${jobId}") { application { email phone note } } }`);
  expect(data).toEqual({ job: { application: { email: contact.email, phone: null, note: null } } });
});

test('an application to a closed job is refused', async () => {
  const { ask, store } = openLiveInMemory();
  store.change({ put: 'jobs', record: { ...store.jobs.get(jobId)!, isOpen: false } });
  expect((await ask(apply())).data).toMatchObject({
    applyToJob: {
      userErrors: [{ code: 'NOT_ALLOWED', message: 'This job no longer accepts applications.' }],
    },
  });
});

test('the poster moves an application to a stage; only the applicant withdraws', async () => {
  const { ask, store } = openLiveInMemory();
  const ownIds = [...store.data.applications.values()].flatMap(({ id, applicantId }) =>
    applicantId === store.data.viewer.id ? [] : id,
  );
  const applicationId = ownIds[0]!;
  const move = (status: string, id = applicationId) =>
    ask(mutation('setApplicationStatus', { applicationId: id, status }, 'application { status }'));
  expect((await move('.INTERVIEW')).data).toMatchObject({
    setApplicationStatus: { application: { status: 'INTERVIEW' }, userErrors: [] },
  });
  expect((await move('.WITHDRAWN')).data).toMatchObject({
    setApplicationStatus: { userErrors: [{ code: 'NOT_ALLOWED', field: ['status'] }] },
  });
  expect((await move('.INTERVIEW', 'application-unknown')).data).toMatchObject({
    setApplicationStatus: { userErrors: [{ code: 'NOT_FOUND', field: ['applicationId'] }] },
  });
});
