import { expect, test } from 'vitest';
import { createStore } from '../../server/store.ts';
import { createTransport } from '../../server/testing/createTransport.ts';
import { createClient } from '../apollo/client.ts';
import { JobScreenDocument } from '../generated/graphql.ts';
import { idsOf, openClient, runQuery, type ListResult } from '../testing/tab.ts';
import { markContactRead } from './readConversation.ts';
import { applyToJob, withdrawApplication } from './jobApplication.ts';
import { createJob, setJobOpen } from './jobPosting.ts';
import { acceptInvitation, ignoreInvitation, reopenInvitation } from './network.ts';
import { setGigOpen } from './ownGig.ts';
import { perform } from './perform.ts';

test("a posted job is first among its company's positions, and their number changes", async () => {
  const client = await openClient();
  const positions = async () =>
    (
      await runQuery<{ company: { openPositions: number; jobs: { id: string; department: string }[] } }>(
        client,
        '{ company(id: "company-halden-works") { id openPositions jobs { id department } } }',
      )
    ).company;
  const before = await positions();
  const { job } = await perform(client, createJob, {
    input: { title: 'Gardener', location: 'Berlin', type: 'CONTRACT', description: 'Trees.' },
  });
  const after = await positions();
  expect(after.openPositions).toBe(before.openPositions + 1);
  expect(after.jobs[0]).toMatchObject({ id: job!.id, department: 'General' });
  expect(after.jobs.slice(1)).toEqual(before.jobs);
});

test('an application counts on the job, its company and its poster until it is withdrawn', async () => {
  const store = createStore();
  const [jobId, posterId] = ['job-brand-designer', 'person-priya-raman'];
  store.change({ put: 'jobs', record: { ...store.jobs.get(jobId)!, postedById: posterId } });
  const client = createClient(createTransport(store));
  interface Position {
    id: string;
    applications: number;
  }
  const counts = async () => {
    const { job, company, person } = await runQuery<{
      job: { applicants: number };
      company: { jobs: Position[] };
      person: { profile: { jobPostings: Position[] } };
    }>(
      client,
      `{ job(id: "${jobId}") { id applicants } company(id: "company-ostler-pine") { id jobs { id applications } }
         person(id: "${posterId}") { id profile { id jobPostings { id applications } } } }`,
    );
    const of = (jobs: Position[]) => jobs.find(({ id }) => id === jobId)!.applications;
    return [job.applicants, of(company.jobs), of(person.profile.jobPostings)];
  };
  await client.query({ query: JobScreenDocument, variables: { id: jobId } });
  const { applicants } = store.jobs.get(jobId)!;
  expect(await counts()).toEqual(Array(3).fill(applicants));
  await perform(client, applyToJob, {
    input: { jobId, email: 'a@b.co', phone: '1234567', resumeFileName: 'cv.pdf' },
  });
  expect(await counts()).toEqual(Array(3).fill(applicants + 1));
  await perform(client, withdrawApplication, { input: { jobId } });
  expect(await counts()).toEqual(Array(3).fill(applicants));
});

test('closing or reopening an own posting or gig twice changes the counts once', async () => {
  const client = await openClient();
  const [jobId, gigId] = ['job-content-designer', 'gig-form-texts'];
  const counts = async () => {
    const { company, gigs } = await runQuery<{
      company: { openPositions: number };
      gigs: { totalCount: number };
    }>(
      client,
      `{ company(id: "company-halden-works") { id openPositions } gigs(first: 1) { totalCount }
         job(id: "${jobId}") { id title isOpen company { id } } gig(id: "${gigId}") { id title isOpen } }`,
    );
    return [company.openPositions, gigs.totalCount];
  };
  const before = await counts();
  const changes: unknown[] = [];
  for (const open of [true, false, false, true, true]) {
    await perform(client, setJobOpen, { input: { jobId, open } });
    await perform(client, setGigOpen, { input: { gigId, open } });
    changes.push((await counts()).map((count, i) => count - before[i]!));
  }
  expect(changes).toEqual([
    [0, 0],
    [-1, -1],
    [-1, -1],
    [0, 0],
    [0, 0],
  ]);
});

test('an accepted invitation moves to the connections under matching filters, and undo moves it back', async () => {
  const client = await openClient();
  const invitations = async (filter = '{}') =>
    idsOf(
      await runQuery<ListResult>(
        client,
        `{ list: invitations(filter: ${filter}) {
          totalCount nodes {
            id name title mutualConnections avatar person { id employer { id } contact { id } isFormerMember } notifications { id read }
          }
        } }`,
      ),
    );
  const connected = async (filter: string) =>
    await runQuery<ListResult>(
      client,
      `{ list: connections(filter: ${filter}) { totalCount nodes { id } } }`,
    );
  const [first, second] = await invitations();
  const everybody = (await connected('{}')).list.totalCount;
  const { connection } = await perform(client, acceptInvitation, { input: { invitationId: first! } });
  const all = await connected('{}');
  expect(all.list.totalCount).toBe(everybody + 1);
  expect(idsOf(all)[0]).toBe(connection!.id);
  const name = JSON.stringify(
    (
      await runQuery<{ person: { name: string } }>(
        client,
        `{ person(id: ${JSON.stringify(connection!.id)}) { id name } }`,
      )
    ).person.name,
  );
  expect(idsOf(await connected(`{ query: ${name} }`))).toEqual([connection!.id]);
  expect(idsOf(await connected('{ query: "nobody at all" }'))).toEqual([]);
  expect(idsOf(await connected('{ companyId: "company-of-nobody" }'))).toEqual([]);
  // A removed item changes the counts only of the filters that it matches.
  await perform(client, ignoreInvitation, { input: { invitationId: second! } });
  expect(await invitations()).not.toContain(first);
  expect(await invitations('{ query: "nobody at all" }')).toEqual([]);
  await perform(client, reopenInvitation, { input: { invitationId: first! } });
  expect((await connected('{}')).list.totalCount).toBe(everybody);
  expect(await invitations()).toContain(first);
});

test('opening a conversation reduces the counts of unread messages and of their unread notifications', async () => {
  const client = await openClient();
  const unread = async () =>
    await runQuery<{
      viewer: { unreadMessages: number; unreadNotifications: number };
      networkSummary: { unreadMessages: number };
      contacts: { id: string; unread: number | null }[];
    }>(
      client,
      `{ viewer { id unreadMessages unreadNotifications } networkSummary { unreadMessages }
         contacts { id unread notifications { id read } messages(first: 50) { nodes { id viewerIsSender read } } } }`,
    );
  const before = await unread();
  const contact = before.contacts.find((one) => one.unread)!;
  const { notifications } = await perform(client, markContactRead, {
    input: { conversationId: contact.id },
  });
  const repeated = await perform(client, markContactRead, { input: { conversationId: contact.id } });
  expect(notifications).toEqual([expect.objectContaining({ read: true })]);
  expect(repeated.notifications).toEqual(notifications);
  const after = await unread();
  const left = before.viewer.unreadMessages - contact.unread!;
  expect(after.viewer.unreadMessages).toBe(left);
  expect(after.networkSummary.unreadMessages).toBe(left);
  expect(after.contacts.find(({ id }) => id === contact.id)!.unread).toBeNull();
  expect(after.viewer.unreadNotifications).toBe(before.viewer.unreadNotifications - 1);
});
