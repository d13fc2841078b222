import { expect, test } from 'vitest';
import { done, openAccounts } from '../testing/openAccounts.ts';

const maren = 'person-maren-holt';
const sofia = 'person-sofia-lindqvist';
const contactId = 'contact-sofia-lindqvist';

test('blocked people neither write, call, ask to connect nor make deals; only the blocker reads why', async () => {
  const { act, read, store } = openAccounts();
  const send = (account: string) => act(account, 'sendMessage', { conversationId: contactId, text: 'Hello' });
  const block = (blocked: boolean) => act(sofia, 'setContactBlocked', { contactId, blocked });
  await act(maren, 'removeConnection', { personId: sofia });
  await block(true);
  const [gig] = store.gigs.values();
  const [job] = store.jobs.values();
  const { id: projectId } = [...store.data.ownProjectViews.values()].find(
    ({ id, ownerId }) => ownerId === maren && store.projects.get(id)?.isOpen,
  )!;
  store.change(
    { put: 'gigs', record: { ...gig!, sellerId: maren, isOpen: true } },
    { put: 'jobs', record: { ...job!, postedById: maren, isOpen: true, isEasyApply: true } },
  );
  const ofMaren = async () => [
    await act(sofia, 'orderGig', { gigId: gig!.id, tier: '.BASIC' }),
    await act(sofia, 'applyToJob', {
      jobId: job!.id,
      resumeFileName: 'sofia.pdf',
      email: 'sofia@example.com',
      phone: '+47 555 01 234',
    }),
    await act(sofia, 'submitProposal', {
      projectId,
      bid: 900,
      length: '.LESS_THAN_1_MONTH',
      coverLetter: 'I have drawn three ferries.',
    }),
  ];
  const both = async (account: string, personId: string) => [
    await send(account),
    await act(account, 'startConversation', { personId, text: 'Hello' }),
    await act(account, 'requestConnection', { personId }),
    await act(account, 'startCall', { contactId, kind: '.VOICE' }),
  ];
  const sentences = (answers: readonly unknown[]) =>
    (answers as { userErrors: { code: string; message: string }[] }[]).map(
      ({ userErrors: [error] }) => `${error?.code}: ${error?.message}`,
    );
  expect(sentences(await both(maren, sofia))).toEqual([
    'NOT_ALLOWED: You cannot write to Sofia Lindqvist at the moment.',
    'NOT_ALLOWED: You cannot write to Sofia Lindqvist at the moment.',
    'NOT_ALLOWED: You cannot connect with Sofia Lindqvist at the moment.',
    'NOT_ALLOWED: You cannot call Sofia Lindqvist at the moment.',
  ]);
  expect(sentences(await both(sofia, maren))).toEqual([
    'NOT_ALLOWED: Unblock Maren Holt to write to them.',
    'NOT_ALLOWED: Unblock Maren Holt to write to them.',
    'NOT_ALLOWED: Unblock Maren Holt to connect with them.',
    'NOT_ALLOWED: Unblock Maren Holt to call them.',
  ]);
  expect(sentences(await ofMaren())).toEqual([
    'NOT_ALLOWED: Unblock Maren Holt to order from them.',
    'NOT_ALLOWED: Unblock Maren Holt to apply to them.',
    'NOT_ALLOWED: Unblock Maren Holt to send proposals to them.',
  ]);
  const inbox = await read(
    sofia,
    `{ contact(id: "${contactId}") { messages(first: 1) { nodes { text } } } }`,
  );
  expect(JSON.stringify(inbox)).not.toContain('Hello');
  await block(false);
  expect(await both(maren, sofia)).toEqual([done, done, done, done]);
  expect(await ofMaren()).toEqual([done, done, done]);
});

test('a blocked person changes a deal without a notification, and does not see who is online', async () => {
  const { act, read, store, unreadOf } = openAccounts();
  const [gig] = store.gigs.values();
  store.change(
    { put: 'sellers', record: { ...store.data.sellers.get(gig!.sellerId)!, id: sofia } },
    { put: 'gigs', record: { ...gig!, sellerId: sofia, isOpen: true } },
  );
  const ordered = await act(maren, 'orderGig', { gigId: gig!.id, tier: '.BASIC' }, 'order { id }');
  const { id: orderId } = (ordered as { order: { id: string } }).order;
  expect(unreadOf(sofia)?.[1]).toBe(gig!.id);
  await act(sofia, 'markNotificationsRead', { ids: [...store.of(sofia).notifications.keys()] });
  const status = async () => (await read(maren, `{ contact(id: "${contactId}") { status } }`))['contact'];
  store.change({ put: 'contacts', record: { ...store.contacts.get(contactId)!, onlineIds: [sofia] } });
  expect(await status()).toEqual({ status: 'ONLINE' });
  await act(sofia, 'setContactBlocked', { contactId, blocked: true });
  expect(await status()).toEqual({ status: 'OFFLINE' });
  expect(await act(maren, 'setGigOrderStatus', { orderId, status: '.CANCELLED' })).toEqual(done);
  expect(unreadOf(sofia)).toBeUndefined();
  await act(sofia, 'setContactBlocked', { contactId, blocked: false });
  expect(await act(maren, 'setGigOrderStatus', { orderId, status: '.IN_PROGRESS' })).toEqual(done);
  expect(unreadOf(sofia)?.[1]).toBe(gig!.id);
});
