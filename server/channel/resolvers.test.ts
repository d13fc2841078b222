import { describe, expect, it } from 'vitest';
import { createStore } from '../data/store.ts';
import { ask } from '../testing/ask.ts';
import { idsAt, read } from '../testing/read.ts';

describe('contacts', () => {
  it('KC-12, EN-05 are 4, each with name, picture, status, last message, time and perhaps an unread count', async () => {
    const fields =
      'id name avatar status lastMessage time unread viewerHasMuted viewerHasBlocked person { id }';
    const contacts = read<object[]>(await ask(`{ contacts { ${fields} } }`), 'contacts');
    expect(contacts).toHaveLength(4);
    expect(contacts[0]).toEqual({
      id: 'contact-sofia-lindqvist',
      name: 'Sofia Lindqvist',
      avatar: '/art/person-sofia-lindqvist.svg',
      status: 'ONLINE',
      lastMessage: 'Can you look at the second question before the call?',
      time: '10m ago',
      unread: 2,
      viewerHasMuted: false,
      viewerHasBlocked: false,
      person: { id: 'person-sofia-lindqvist' },
    });
    expect(contacts.slice(1)).toMatchObject([
      {
        name: 'Idris Vale',
        status: 'ONLINE',
        lastMessage: 'Merged. Minus 212 lines.',
        time: '1h ago',
        unread: null,
      },
      {
        name: 'Priya Raman',
        status: 'OFFLINE',
        time: '22h ago',
        unread: null,
        avatar: '/art/person-priya-raman.svg',
      },
      { name: 'Jonah Whitlock', status: 'OFFLINE', time: '2d ago', unread: 1 },
    ]);
  });

  it('have the notifications about their messages, and so do channels', async () => {
    const selection = 'notifications { id read thread { contact { id } } }';
    const answer = await ask(`{
      contact(id: "contact-sofia-lindqvist") { ${selection} }
      channel(id: "channel-design-critique") { ${selection} }
    }`);
    expect(read(answer, 'contact.notifications')).toEqual([
      {
        id: 'notification-sofia-message',
        read: false,
        thread: { contact: { id: 'contact-sofia-lindqvist' } },
      },
    ]);
    expect(read(answer, 'channel.notifications')).toEqual([]);
  });

  it('are found by their id and by their person', async () => {
    const answer = await ask(`{
      contact(id: "contact-priya-raman") { id person { contact { id } } }
    }`);
    expect(read(answer, 'contact')).toEqual({
      id: 'contact-priya-raman',
      person: { contact: { id: 'contact-priya-raman' } },
    });
  });
});

describe('channels', () => {
  it('KC-12, EN-06 are 4, each with name, type group, members and description', async () => {
    const answer = await ask('{ channels { id name type members description viewerHasMuted } }');
    const group = { type: 'GROUP', members: expect.any(Number) as number, viewerHasMuted: false };
    expect(read(answer, 'channels')).toMatchObject([
      {
        id: 'channel-design-critique',
        name: 'design-critique',
        ...group,
        description: 'Show unfinished work and ask one question about it.',
      },
      { name: 'freelance-lounge', ...group, members: 342 },
      { name: 'frontend-guild', ...group },
      { name: 'course-makers', ...group },
    ]);
  });

  it('have a preview of at most 10 members, including the viewer', async () => {
    const channels = read<{ memberPreview: { id: string }[] }[]>(
      await ask('{ channels { memberPreview { id } } }'),
      'channels',
    );
    expect(channels.map(({ memberPreview }) => memberPreview.length)).toEqual([10, 6, 7, 4]);
    for (const { memberPreview } of channels)
      expect(memberPreview).toContainEqual({ id: 'person-maren-holt' });
  });
});

const messages = (owner: string) => `query ($query: String, $first: Int) { ${owner} {
  messages(query: $query, first: $first) {
    totalCount nodes { id senderId viewerIsSender sender { name } text time read } } } }`;

describe('messages', () => {
  const withSofia = messages('contact(id: "contact-sofia-lindqvist")');
  const critique = messages('channel(id: "channel-design-critique")');

  it('EN-07 have id, sender, text, time and read state, newest first', async () => {
    const answer = await ask(withSofia, { first: 3 });
    expect(read(answer, 'contact.messages.totalCount')).toBe(14);
    expect(read(answer, 'contact.messages.nodes')).toMatchObject([
      {
        id: 'message-sofia-lindqvist-14',
        senderId: 'person-sofia-lindqvist',
        viewerIsSender: false,
        sender: { name: 'Sofia Lindqvist' },
        text: 'Can you look at the second question before the call?',
        read: false,
      },
      { id: 'message-sofia-lindqvist-13', senderId: 'person-sofia-lindqvist', read: false },
      // The viewer's own message: Delivered, but not read yet.
      {
        id: 'message-sofia-lindqvist-12',
        senderId: 'person-maren-holt',
        viewerIsSender: true,
        read: false,
      },
    ]);
  });

  it("EN-07 have a time of day for today's and a day for earlier messages", async () => {
    const nodes = read<{ time: string }[]>(await ask(withSofia), 'contact.messages.nodes');
    for (const { time } of nodes)
      expect(time).toMatch(/^(\d{1,2}:\d\d [AP]M|Yesterday|[A-Z][a-z]+ \d{1,2}, \d{4})$/);
    expect(nodes.at(-1)?.time).toMatch(/ \d{4}$/);
  });

  it('of a channel are by several people, in any script', async () => {
    const nodes = read<{ senderId: string; text: string }[]>(await ask(critique), 'channel.messages.nodes');
    expect(new Set(nodes.map(({ senderId }) => senderId)).size).toBeGreaterThan(5);
    expect(nodes.some(({ text }) => /\p{Script=Arabic}/u.test(text))).toBe(true);
  });

  it.each([
    [
      'washing machine',
      ['message-sofia-lindqvist-10', 'message-sofia-lindqvist-6', 'message-sofia-lindqvist-5'],
    ],
    ['FERNBANK.example', ['message-sofia-lindqvist-13']],
    ['nothing of the kind', []],
  ])('can be searched for %j', async (query, ids) =>
    expect(idsAt(await ask(withSofia, { query }), 'contact.messages.nodes')).toEqual(ids),
  );

  it('are of members only', () => {
    const { messagesIn, channels, contacts } = createStore();
    for (const { id, memberIds } of [...contacts.values(), ...channels.values()])
      for (const { senderId } of messagesIn(id).slice(0, 100)) expect(memberIds).toContain(senderId);
  });
});
