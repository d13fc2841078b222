import { formatDollars } from '../../schema/rules/numbers.ts';
import { expect, test } from 'vitest';
import { done, openAccounts, refused } from '../testing/openAccounts.ts';

const maren = 'person-maren-holt';

test('an order reaches the seller, and each side takes its own steps', async () => {
  const { act, read, unreadOf, store } = openAccounts();
  const offered = [...store.gigs.values()].find(
    ({ sellerId, isOpen }) => sellerId !== maren && isOpen && store.people.has(sellerId),
  )!;
  const gig = { ...offered, premium: null };
  store.change({ put: 'gigs', record: gig });
  const seller = gig.sellerId;
  const input = { gigId: gig.id, tier: '.BASIC', requirements: ' By Friday ' };
  const placed = await act(
    maren,
    'orderGig',
    input,
    'gig { viewerOrder } gigPackage { price } order { id status }',
  );
  expect(placed).toEqual({
    ...done,
    gig: { viewerOrder: 'BASIC' },
    gigPackage: { price: gig.basic.price },
    order: { id: expect.any(String) as string, status: 'IN_PROGRESS' },
  });
  const { id: orderId } = (placed as { order: { id: string } }).order;
  const orders =
    '{ gigOrders { nodes { id status } } receivedGigOrders { nodes { id status requirements } } }';
  const of = (status: string) => ({ id: orderId, status });
  expect(await read(seller, orders)).toEqual({
    gigOrders: { nodes: [] },
    receivedGigOrders: {
      nodes: expect.arrayContaining([{ ...of('IN_PROGRESS'), requirements: 'By Friday' }]),
    },
  });
  const noticed = '{ notifications(first: 1) { nodes { ... on MarketplaceNotification { order { id } } } } }';
  const ofOrder = { notifications: { nodes: [{ order: { id: orderId } }] } };
  expect(await read(seller, noticed)).toEqual(ofOrder);
  expect(unreadOf(seller)).toEqual([
    `Maren Holt ordered the Basic package: ${gig.title}, $${gig.basic.price}.`,
    gig.id,
  ]);
  const set = (account: string, status: string) =>
    act(account, 'setGigOrderStatus', { orderId, status: `.${status}` });
  expect(await set(maren, 'DELIVERED')).toEqual(refused('NOT_ALLOWED', 'status'));
  expect(await set(seller, 'DELIVERED')).toEqual(done);
  expect(unreadOf(maren)?.[0]).toMatch(/ delivered your order: .*, \$\d+\.$/);
  expect(await read(maren, noticed)).toEqual(ofOrder);
  expect(await set(seller, 'COMPLETED')).toEqual(refused('NOT_ALLOWED', 'status'));
  expect(await set(maren, 'COMPLETED')).toEqual(done);
  expect((await read(maren, orders))['gigOrders']).toEqual({
    nodes: expect.arrayContaining([of('COMPLETED')]),
  });
  const stranger = [...store.people.keys()].find((id) => id !== maren && id !== seller)!;
  expect(await set(stranger, 'DELIVERED')).toEqual(refused('NOT_FOUND', 'orderId'));
  expect(await act(seller, 'orderGig', input)).toEqual(refused('NOT_ALLOWED', 'gigId'));
  expect(await act(maren, 'orderGig', { ...input, tier: '.PREMIUM' })).toEqual(refused('NOT_FOUND', 'tier'));
});

test('a proposal reaches the client, who answers it; one freelancer is hired', async () => {
  const { act, read, unreadOf, store } = openAccounts();
  const { id: projectId } = [...store.data.ownProjectViews.values()].find(
    ({ id, ownerId }) => ownerId === maren && store.projects.get(id)?.isOpen,
  )!;
  const { title } = store.projects.get(projectId)!;
  const [, first, second] = store.people.keys() as Iterable<string> as unknown as [string, string, string];
  const input = {
    projectId,
    bid: 900.1,
    length: '.LESS_THAN_1_MONTH',
    coverLetter: 'I have drawn three ferries.',
    milestones: [
      { title: 'Sketch', amount: 300.05 },
      { title: 'Drawing', amount: 600.05 },
    ],
  };
  const count = async () =>
    (
      await read(
        maren,
        `{ project(id: "${projectId}") { activity { proposalCount } receivedProposals { totalCount } } }`,
      )
    )['project'] as { activity: { proposalCount: number }; receivedProposals: { totalCount: number } };
  const { hourlyRate } = store.projects.get(projectId)!;
  const amount = `${formatDollars(input.bid)}${hourlyRate === null ? '' : '/hr'}`;
  const before = await count();
  const sent = (await act(first, 'submitProposal', input, 'proposal { id status } project { id }')) as {
    proposal: { id: string };
  };
  expect(sent).toMatchObject({ ...done, proposal: { status: 'SUBMITTED' }, project: { id: projectId } });
  const { id: proposalId } = sent.proposal;
  expect(await count()).toEqual({
    activity: { proposalCount: before.activity.proposalCount + 1 },
    receivedProposals: { totalCount: before.receivedProposals.totalCount + 1 },
  });
  expect(unreadOf(maren)).toEqual([
    `${store.people.get(first)!.name} sent you a proposal: ${title}, ${amount}.`,
    projectId,
  ]);
  expect(await act(first, 'submitProposal', { ...input, bid: 900 })).toEqual(
    refused('INVALID', 'milestones'),
  );
  expect(await act(maren, 'submitProposal', input)).toEqual(refused('NOT_ALLOWED', 'projectId'));
  const answer = (account: string, id: string, status: string) =>
    act(account, 'answerProposal', { proposalId: id, status: `.${status}` });
  expect(await answer(second, proposalId, 'ACCEPTED')).toEqual(refused('NOT_FOUND', 'proposalId'));
  expect(await answer(maren, proposalId, 'WITHDRAWN')).toEqual(refused('NOT_ALLOWED', 'status'));
  expect(await act(maren, 'setProposalShortlisted', { proposalId, shortlisted: true })).toEqual(done);
  expect(await answer(maren, proposalId, 'ACCEPTED')).toEqual(done);
  expect(unreadOf(first)).toEqual([`Maren Holt hired you: ${title}, ${amount}.`, projectId]);
  const other = (await act(second, 'submitProposal', input, 'proposal { id }')) as typeof sent;
  expect(await answer(maren, other.proposal.id, 'ACCEPTED')).toEqual(refused('NOT_ALLOWED', 'status'));
  expect(await act(second, 'withdrawProposal', { proposalId })).toEqual(refused('NOT_FOUND', 'proposalId'));
  expect(await act(first, 'withdrawProposal', { proposalId })).toEqual(refused('NOT_ALLOWED', 'proposalId'));
  expect(await answer(maren, proposalId, 'SUBMITTED')).toEqual(done);
  expect(await act(first, 'withdrawProposal', { proposalId })).toEqual(done);
  expect(await act(first, 'withdrawProposal', { proposalId })).toEqual(refused('ALREADY_DONE', 'proposalId'));
  expect(await answer(maren, proposalId, 'DECLINED')).toEqual(refused('NOT_FOUND', 'proposalId'));
  expect((await count()).activity.proposalCount).toBe(before.activity.proposalCount + 1);
});

test('an application reaches the poster, and its new stage the applicant', async () => {
  const { act, read, unreadOf, store } = openAccounts();
  const offered = [...store.jobs.values()].find(({ isOpen, postedById }) => isOpen && postedById !== maren)!;
  const poster = [...store.people.keys()].find((id) => id !== maren)!;
  const job = { ...offered, postedById: poster };
  store.change({ put: 'jobs', record: job });
  const input = {
    jobId: job.id,
    email: 'maren@example.com',
    phone: '+47 555 01 234 ',
    resumeFileName: 'Maren.pdf',
    note: 'I have drawn three brands for ferries and two for trains.',
  };
  expect(await act(maren, 'applyToJob', input)).toEqual(done);
  const sent = { email: 'maren@example.com', phone: '+47 555 01 234' };
  const contact = `{ job(id: "${job.id}") { application { email phone } applications { nodes { email phone } } } }`;
  const third = [...store.people.keys()].find((id) => id !== maren && id !== poster)!;
  expect(await read(poster, contact)).toEqual({
    job: { application: null, applications: { nodes: [sent] } },
  });
  expect(await read(maren, contact)).toEqual({ job: { application: sent, applications: null } });
  expect(await read(third, contact)).toEqual({ job: { application: null, applications: null } });
  expect(unreadOf(poster)).toEqual([`Maren Holt applied to your job: ${job.title}.`, job.id]);
  // Each account reads the same number of applicants.
  const countOf = async (account: string) =>
    ((await read(account, `{ job(id: "${job.id}") { applicants } }`))['job'] as { applicants: number })
      .applicants;
  expect([await countOf(maren), await countOf(poster)]).toEqual([job.applicants + 1, job.applicants + 1]);
  expect(await act(maren, 'withdrawApplication', { jobId: job.id })).toEqual(done);
  expect(await act(maren, 'withdrawApplication', { jobId: job.id })).toEqual(
    refused('ALREADY_DONE', 'jobId'),
  );
  expect(await countOf(poster)).toBe(job.applicants);
  // Each side has one notification of an application, which the next step renews.
  const numberOf = (account: string) => store.of(account).notifications.size;
  expect(unreadOf(poster)).toEqual([
    `Maren Holt withdrew the application to your job: ${job.title}.`,
    job.id,
  ]);
  expect(numberOf(poster)).toBe(1);
  const application = [...store.data.applications.values()].find(
    ({ jobId, status }) => store.jobs.get(jobId)?.postedById === maren && status !== 'WITHDRAWN',
  );
  const { id: applicationId, applicantId, jobId } = application!;
  for (const status of ['.OFFER', '.INTERVIEW'])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await act(maren, 'setApplicationStatus', { applicationId, status })).toEqual(done);
  expect(numberOf(applicantId)).toBe(1);
  expect(unreadOf(applicantId)).toEqual([
    `Maren Holt would like to interview you: ${store.jobs.get(jobId)!.title} at Halden Works.`,
    jobId,
  ]);
});
