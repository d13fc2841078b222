import { expect, test } from 'vitest';
import { done, openAccounts, refused } from '../testing/openAccounts.ts';

const maren = 'person-maren-holt';
const sofia = 'person-sofia-lindqvist';
const noor = 'person-noor-siddiqui';
const tomas = 'person-tomas-arce';
const contactId = 'contact-sofia-lindqvist';
const channelId = 'channel-freelance-lounge';

/** Live mode with several people: `inbox` returns what one reads of the conversation with Maren and Sofia. */
function open() {
  const accounts = openAccounts();
  const { act, read } = accounts;
  const send = (account: string, conversationId: string, text: string) =>
    act(account, 'sendMessage', { conversationId, text });
  const conversationOf = async (account: string, query: string) =>
    read(account, `{ conversation: ${query} { unread messages(first: 1) { nodes { text read } } } }`);
  return {
    ...accounts,
    send,
    inbox: (account: string) => conversationOf(account, `contact(id: "${contactId}")`),
    channel: (account: string, id = channelId) => conversationOf(account, `channel(id: "${id}")`),
  };
}

const shows = (text: string, read: boolean, unread: number | null) => ({
  conversation: { unread, messages: { nodes: [{ text, read }] } },
});

test('a message arrives unread with a notification, and its sender reads that it was read', async () => {
  const { act, inbox, read, send, unreadOf } = open();
  const selection = 'message { text read viewerIsSender sender { id } }';
  await act(sofia, 'markConversationRead', { conversationId: contactId });
  const input = { conversationId: contactId, text: '  The ferry is late.\n' };
  expect(await act(maren, 'sendMessage', input, selection)).toEqual({
    ...done,
    message: { text: 'The ferry is late.', read: false, viewerIsSender: true, sender: { id: maren } },
  });
  expect(await inbox(maren)).toEqual(shows('The ferry is late.', false, 2));
  expect(await inbox(sofia)).toEqual(shows('The ferry is late.', false, 1));
  expect(unreadOf(sofia)).toEqual(['Maren Holt sent you a message.', 'thread-sofia-lindqvist']);
  const list = `{ contacts { name status person { id } }
    messageThreads { nodes { name lastMessage unreadCount } } networkSummary { unreadMessageCount } }`;
  expect(await read(sofia, list)).toEqual({
    contacts: [{ name: 'Maren Holt', status: 'ONLINE', person: { id: maren } }],
    messageThreads: {
      nodes: [
        { name: 'Maren Holt', lastMessage: 'The ferry is late.', unreadCount: 1 },
        expect.objectContaining({ name: 'design-critique' }),
      ],
    },
    networkSummary: { unreadMessageCount: 2 },
  });
  expect(await act(sofia, 'markConversationRead', { conversationId: contactId })).toEqual(done);
  expect(await inbox(sofia)).toEqual(shows('The ferry is late.', true, null));
  expect(await inbox(maren)).toEqual(shows('The ferry is late.', true, 2));
  expect(unreadOf(sofia)).toBeUndefined();
  await send(maren, contactId, 'It has gone.');
  expect(unreadOf(sofia)).toEqual(['Maren Holt sent you a message.', 'thread-sofia-lindqvist']);
});

test('the contact with the latest message is the first, and those of other people keep their order', async () => {
  const { act, read, send } = open();
  const names = async (account: string) => {
    const { contacts } = await read(account, '{ contacts { name } }');
    return (contacts as { name: string }[]).map(({ name }) => name);
  };
  const sample = ['Sofia Lindqvist', 'Idris Vale', 'Priya Raman', 'Jonah Whitlock'];
  expect(await names(maren)).toEqual(sample);
  await send(maren, 'contact-priya-raman', 'The ferry is late.');
  expect(await names(maren)).toEqual(['Priya Raman', 'Sofia Lindqvist', 'Idris Vale', 'Jonah Whitlock']);
  await act(tomas, 'startConversation', { personId: maren, text: 'Hello' });
  expect((await names(maren))[0]).toBe('Tomás Arce');
  expect(await names(sofia)).toEqual(['Maren Holt']);
});

test('further messages renew the notification of the conversation; a muted conversation has none', async () => {
  const { act, inbox, read, send, unreadOf } = open();
  const count = () => read(sofia, '{ notifications { totalCount unreadCount } }');
  await send(maren, contactId, 'One');
  expect(await count()).toEqual({ notifications: { totalCount: 1, unreadCount: 1 } });
  await send(maren, contactId, 'Two');
  expect(await count()).toEqual({ notifications: { totalCount: 1, unreadCount: 1 } });
  expect(unreadOf(sofia)?.[0]).toBe('Maren Holt sent you 3 messages.');
  await act(sofia, 'markConversationRead', { conversationId: contactId });
  await act(sofia, 'setConversationMuted', { conversationId: contactId, muted: true });
  await send(maren, contactId, 'Three');
  expect(unreadOf(sofia)).toBeUndefined();
  expect(await inbox(sofia)).toEqual(shows('Three', false, 1));
  await act(sofia, 'setConversationMuted', { conversationId: contactId, muted: false });
  await send(maren, contactId, 'Four');
  expect(await count()).toEqual({ notifications: { totalCount: 1, unreadCount: 1 } });
  expect(unreadOf(sofia)?.[0]).toBe('Maren Holt sent you 2 messages.');
});

test('a person who is no member reads and changes no conversation', async () => {
  const { act, read, send, store } = open();
  const stranger = 'person-katya-morozova';
  const query = `{ contact(id: "${contactId}") { id } channel(id: "${channelId}") { id }
    contacts { id } channels { id } messageThreads { totalCount } }`;
  const nothing = {
    contact: null,
    channel: null,
    contacts: [],
    channels: [],
    messageThreads: { totalCount: 0 },
  };
  expect(await read(stranger, query)).toEqual(nothing);
  expect(store.of(stranger).messages.size).toBe(0);
  const { version } = store;
  const actions: readonly [name: string, input: Record<string, unknown>][] = [
    ['sendMessage', { conversationId: contactId, text: 'Hello' }],
    ['sendMessage', { conversationId: channelId, text: 'Hello' }],
    ['markConversationRead', { conversationId: contactId }],
    ['setConversationMuted', { conversationId: channelId, muted: true }],
    ['setContactBlocked', { contactId, blocked: true }],
    ['leaveChannel', { channelId }],
    ['rejoinChannel', { channelId }],
    ['startCall', { contactId, kind: '.VOICE' }],
  ];
  const answers = await Promise.all(actions.map(([name, input]) => act(stranger, name, input)));
  for (const answer of answers) expect(answer).toEqual(refused('NOT_FOUND'));
  expect(await send(maren, 'contact-none', 'Hello')).toEqual(refused('NOT_FOUND', 'conversationId'));
  expect(store.version).toBe(version);
});

test('two people have one conversation, which either of them starts', async () => {
  const { act, read, unreadOf, store } = open();
  const start = (account: string, personId: string, text: string) =>
    act(account, 'startConversation', { personId, text }, 'contact { id name lastMessage } person { id }');
  const started = (await start(maren, tomas, ' Hello ')) as { contact: { id: string } };
  const { id } = started.contact;
  expect(started).toEqual({
    ...done,
    contact: { id, name: 'Tomás Arce', lastMessage: 'Hello' },
    person: { id: tomas },
  });
  expect(unreadOf(tomas)).toEqual(['Maren Holt sent you a message.', id.replace('contact', 'thread')]);
  expect(await start(tomas, maren, 'Hello to you')).toEqual({
    ...done,
    contact: { id, name: 'Maren Holt', lastMessage: 'Hello to you' },
    person: { id: maren },
  });
  const query = `{ person(id: "${tomas}") { contact { id unread messages { nodes { text } } } } }`;
  expect(await read(maren, query)).toEqual({
    person: {
      contact: { id, unread: 1, messages: { nodes: [{ text: 'Hello to you' }, { text: 'Hello' }] } },
    },
  });
  expect(store.contacts.size).toBe(5);
  expect(await start(maren, maren, 'Hello')).toMatchObject(refused('NOT_ALLOWED', 'personId'));
  expect(await start(maren, 'nobody', 'Hello')).toMatchObject(refused('NOT_FOUND', 'personId'));
});

test('a person who has left a channel receives nothing until rejoining; the others stay', async () => {
  const { act, channel, read, send, unreadOf } = open();
  await send(maren, channelId, 'Before');
  expect(await channel(noor)).toEqual(shows('Before', false, 2));
  expect(unreadOf(noor)).toEqual([
    'Maren Holt wrote in #freelance-lounge: 2 unread messages.',
    'thread-freelance-lounge',
  ]);
  await act(noor, 'markConversationRead', { conversationId: channelId });
  expect(await channel(maren)).toEqual(shows('Before', false, null));
  await act(noor, 'leaveChannel', { channelId });
  await send(maren, channelId, 'Meanwhile');
  expect(await channel(noor)).toEqual(shows('Before', true, null));
  expect(unreadOf(noor)).toBeUndefined();
  expect(await channel(tomas)).toEqual(shows('Meanwhile', false, 3));
  const names = async (account: string) => read(account, '{ channels { name } }');
  expect(await names(noor)).toEqual({ channels: [{ name: 'design-critique' }] });
  expect(await names(tomas)).toEqual({ channels: [{ name: 'freelance-lounge' }] });
  expect(await send(noor, channelId, 'Hello')).toEqual(refused('NOT_ALLOWED', 'conversationId'));
  await act(noor, 'rejoinChannel', { channelId });
  expect(await send(noor, channelId, 'Back again')).toEqual(done);
  expect(await channel(maren)).toEqual(shows('Back again', false, 1));
});

test('a message to a seller or a company starts the conversation with the person', async () => {
  const { act, read, unreadOf, store } = open();
  const gig = [...store.gigs.values()].find(
    ({ sellerId }) => sellerId !== maren && !store.contactWith.has(sellerId),
  )!;
  const lastOf = (account: string, other: string) =>
    read(account, `{ person(id: "${other}") { contact { name lastMessage unread } } }`);
  const input = { gigId: gig.id, text: 'Is it for boats, too?' };
  expect(await act(maren, 'contactSeller', input, 'gig { id }')).toEqual({ ...done, gig: { id: gig.id } });
  expect(await lastOf(gig.sellerId, maren)).toMatchObject({
    person: { contact: { name: 'Maren Holt', lastMessage: input.text } },
  });
  expect(unreadOf(gig.sellerId)?.[0]).toBe('Maren Holt sent you a message.');
  expect(await act(gig.sellerId, 'contactSeller', input)).toEqual(refused('NOT_ALLOWED', 'gigId'));

  const write = (account: string, companyId: string, text: string) =>
    act(account, 'contactCompany', { companyId, subject: ' A workshop ', text });
  // Maren has posted its jobs.
  expect(await write(tomas, 'company-halden-works', 'In May?')).toEqual(done);
  expect(await lastOf(maren, tomas)).toEqual({
    person: {
      contact: { name: 'Tomás Arce', lastMessage: 'To Halden Works: A workshop\n\nIn May?', unread: 1 },
    },
  });
  expect(await write(maren, 'company-halden-works', 'In May?')).toEqual(refused('NOT_ALLOWED', 'companyId'));
  const long = 'a'.repeat(4_000);
  expect(await write(maren, 'company-vellum', long)).toEqual(done);
  expect(await read('person-lena-brandt', '{ contacts { unread messages { nodes { text } } } }')).toEqual({
    contacts: [{ unread: 2, messages: { nodes: [{ text: long }, { text: 'To Vellum: A workshop' }] } }],
  });
  const [job] = store.jobs.values();
  const posted = { ...job!, companyId: 'company-vellum', postedById: 'person-ines-duarte', isOpen: true };
  store.change({ put: 'jobs', record: posted });
  await write(maren, 'company-vellum', 'Again');
  expect(unreadOf('person-ines-duarte')?.[0]).toBe('Maren Holt sent you a message.');
  const [company] = store.companies.values();
  const owned = { ...company!, id: 'company-owned', ownerId: 'person-lena-brandt' };
  store.change(
    { put: 'companies', record: { ...company!, id: 'company-empty' } },
    { put: 'companies', record: owned },
  );
  expect(await write(tomas, 'company-owned', 'Hello')).toEqual(done);
  expect(unreadOf('person-lena-brandt')?.[0]).toBe('Tomás Arce sent you a message.');
  expect(await write(maren, 'company-empty', 'Hello')).toEqual(done);
  expect([...store.data.requests.values()]).toMatchObject([
    { ownerId: maren, kind: 'COMPANY_MESSAGE', input: { companyId: 'company-empty', text: 'Hello' } },
  ]);
});
