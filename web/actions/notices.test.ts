import type { OperationVariables } from '@apollo/client';
import { expect, test } from 'vitest';
import { CompanyScreenDocument, GigScreenDocument, ProfileScreenDocument } from '../generated/graphql.ts';
import { openClient } from '../testing/tab.ts';
import { scheduleConsultation } from './agency.ts';
import { contactCompany } from './company.ts';
import { startConversation } from './conversation.ts';
import { contactSeller, orderGig } from './gigOrder.ts';
import { reportJob } from './job.ts';
import { perform } from './perform.ts';
import { reportPost } from './post.ts';
import { reportProject } from './project.ts';
import type { Action, ActionData } from './defineAction.ts';

/** Returns the notice after an action, with the data of the recipients' pages in the cache. */
async function noticeOf<T extends ActionData<T>, V extends OperationVariables>(
  action: Action<T, V>,
  variables: V,
) {
  const client = await openClient();
  await Promise.all([
    client.query({ query: GigScreenDocument, variables: { id: 'gig-typescript-migration' } }),
    client.query({ query: CompanyScreenDocument, variables: { id: 'company-halden-works' } }),
    client.query({ query: ProfileScreenDocument, variables: { id: 'person-noor-siddiqui', own: false } }),
  ]);
  const payload = await perform(client, action, variables);
  return typeof action.notice === 'function' ? action.notice(payload, variables) : action.notice;
}
const gigId = 'gig-typescript-migration';
const text = 'Hello';

test("a message's notice names the recipient", async () => {
  const sent = (to: string) => ({
    title: 'Message sent',
    description: `Your message was sent to ${to}.`,
  });
  expect(await noticeOf(contactSeller, { input: { gigId, text } })).toEqual(sent('Idris Vale'));
  const company = { companyId: 'techcorp', subject: 'Hello', text };
  expect(await noticeOf(contactCompany, { input: company })).toEqual(sent('TechCorp'));
  const person = { personId: 'person-noor-siddiqui', text };
  expect(await noticeOf(startConversation, { input: person })).toEqual(sent('Noor Siddiqui'));
});

test("a report's notice is the same for each reported object", async () => {
  const received = (thing: string) => ({
    title: 'Report received',
    description: `Thanks. We'll review this ${thing}.`,
  });
  expect(await noticeOf(reportJob, { input: { jobId: 'job-brand-designer', reason: 'SCAM' } })).toEqual(
    received('job'),
  );
  expect(await noticeOf(reportPost, { input: { postId: 'post-deleting-code', reason: 'OTHER' } })).toEqual(
    received('post'),
  );
  const project = { projectId: 'project-checkout-redesign', reason: 'SPAM' as const };
  expect(await noticeOf(reportProject, { input: project })).toEqual(received('project'));
});

test("an order's notice has package and price, a consultation's notice has its time", async () => {
  expect(await noticeOf(orderGig, { input: { gigId, tier: 'STANDARD' } })).toEqual({
    title: 'Order placed',
    description: 'Standard package, $900. This is a simulation: nothing was charged.',
  });
  const consultation = {
    name: 'Maren Holt',
    email: 'maren@example.com',
    startsAt: '2026-11-23T09:30:00.000Z',
  };
  expect(await noticeOf(scheduleConsultation, { input: consultation })).toEqual({
    title: 'Consultation scheduled',
    description: 'See you on Monday, November 23 at 9:30 AM UTC.',
  });
});
