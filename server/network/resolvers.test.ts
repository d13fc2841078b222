import { describe, expect, it } from 'vitest';
import { createStore } from '../data/store.ts';
import { ask } from '../testing/ask.ts';
import { idsAt, read } from '../testing/read.ts';

const list = (field: string, filter: string, nodes: string) =>
  `query ($filter: ${filter}) { ${field}(filter: $filter) { nodes { id ${nodes} } } }`;
const connections = list(
  'connections',
  'NetworkFilter',
  'name title mutualConnections avatar connectedAt person { id connectionState }',
);
const invitations = list(
  'invitations',
  'NetworkFilter',
  'name title mutualConnections avatar note time person { id connectionState }',
);
const threads = list(
  'messageThreads',
  'ThreadFilter',
  'name lastMessage time unread unreadCount avatar contact { id } channel { id }',
);

it('the summary counts the items of the tabs', async () => {
  const answer = await ask(`{
    networkSummary { connectionCount invitationCount unreadMessageCount }
    connections { totalCount }
    invitations { totalCount }
    viewer { unreadMessageCount }
  }`);
  expect(answer.data).toEqual({
    networkSummary: { connectionCount: 15, invitationCount: 5, unreadMessageCount: 6 },
    connections: { totalCount: 15 },
    invitations: { totalCount: 5 },
    viewer: { unreadMessageCount: 6 },
  });
});

describe('connections', () => {
  it('EN-40 have id, name, title, mutual connections and picture, latest first', async () => {
    const answer = await ask(connections);
    expect(idsAt(answer, 'connections.nodes').slice(0, 3)).toEqual([
      'connection-person-jonah-whitlock',
      'connection-person-mei-lin-chow',
      'connection-person-oluwaseun-adebayo-fitzgerald',
    ]);
    expect(read<object[]>(answer, 'connections.nodes')[1]).toEqual({
      id: 'connection-person-mei-lin-chow',
      name: 'Mei-Lin Chow',
      title: 'Design systems designer at Fernbank Studio',
      mutualConnections: 12,
      avatar: '/art/person-mei-lin-chow.svg',
      connectedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      person: { id: 'person-mei-lin-chow', connectionState: 'CONNECTED' },
    });
  });

  it('are the people in the state CONNECTED, each with fewer mutual connections than the viewer has', () => {
    const { people, connectionOf: stored, connectionStateOf, mutualConnectionsOf } = createStore();
    const connected = [...people.values()].filter(({ id }) => connectionStateOf(id) === 'CONNECTED');
    expect(new Set(stored.keys())).toEqual(new Set(connected.map(({ id }) => id)));
    for (const { id, stats } of people.values()) {
      const mutualConnections = mutualConnectionsOf(id);
      expect(mutualConnections).toBeLessThan(stored.size);
      expect(mutualConnections).toBeLessThanOrEqual(stats.connections);
    }
  });

  it.each([
    ['a name', { query: 'sofia' }, ['person-sofia-lindqvist']],
    ['a title', { query: 'design lead' }, ['person-sofia-lindqvist']],
    ['a company', { companyId: 'company-halden-works' }, ['person-ben-castellano', 'person-wanjiru-kamau']],
    ['both', { companyId: 'company-halden-works', query: 'hiring' }, ['person-wanjiru-kamau']],
    ['a skill, without results', { query: 'kubernetes' }, []],
    ['a company that does not exist', { companyId: 'company-none' }, []],
  ])('are found by %s', async (_what, filter, ids) =>
    expect(idsAt(await ask(connections, { filter }), 'connections.nodes')).toEqual(
      ids.map((id) => `connection-${id}`),
    ),
  );
});

describe('invitations', () => {
  it('EN-40 have id, name, title, mutual connections and picture, latest first, perhaps with a note', async () => {
    const answer = await ask(invitations);
    expect(read<object[]>(answer, 'invitations.nodes')[1]).toEqual({
      id: 'invitation-chidi-eze',
      name: 'Chidi Eze',
      title: 'Backend engineer at Tidewell',
      mutualConnections: 4,
      avatar: '/art/person-chidi-eze.svg',
      note: expect.stringMatching(/^I keep the seats/),
      time: '21 hours ago',
      person: { id: 'person-chidi-eze', connectionState: 'INVITED' },
    });
    expect(read<{ note: unknown }[]>(answer, 'invitations.nodes')[2]).toMatchObject({ note: null });
    expect(read<{ person: object }[]>(answer, 'invitations.nodes').map(({ person }) => person)).toEqual(
      ['jiho-park', 'chidi-eze', 'farid-nasser', 'yusuf-al-masri', 'katya-morozova'].map((name) => ({
        id: `person-${name}`,
        connectionState: 'INVITED',
      })),
    );
  });
});

describe('message threads', () => {
  it('EN-41 have id, name, last message, time, unread and picture, latest first', async () => {
    const answer = await ask(threads);
    expect(idsAt(answer, 'messageThreads.nodes')).toEqual(
      [
        'sofia-lindqvist',
        'design-critique',
        'idris-vale',
        'freelance-lounge',
        'course-makers',
        'priya-raman',
        'frontend-guild',
        'jonah-whitlock',
      ].map((name) => `thread-${name}`),
    );
    expect(read<object[]>(answer, 'messageThreads.nodes').slice(0, 3)).toEqual([
      {
        id: 'thread-sofia-lindqvist',
        name: 'Sofia Lindqvist',
        lastMessage: 'Can you look at the second question before the call?',
        time: '10m ago',
        unread: true,
        unreadCount: 2,
        avatar: '/art/person-sofia-lindqvist.svg',
        contact: { id: 'contact-sofia-lindqvist' },
        channel: null,
      },
      {
        id: 'thread-design-critique',
        name: 'design-critique',
        lastMessage: 'It is meant to be a little green 🌿',
        time: '35m ago',
        unread: true,
        unreadCount: 2,
        avatar: null,
        contact: null,
        channel: { id: 'channel-design-critique' },
      },
      expect.objectContaining({ name: 'Idris Vale', unread: false, unreadCount: 0 }),
    ]);
  });

  it('hold as many unread messages as the viewer has', async () => {
    const answer = await ask(threads);
    const counts = read<{ unreadCount: number }[]>(answer, 'messageThreads.nodes');
    const total = counts.reduce((sum, { unreadCount }) => sum + unreadCount, 0);
    expect(total).toBe(read(await ask('{ viewer { unreadMessageCount } }'), 'viewer.unreadMessageCount'));
  });

  it.each([
    ['a name', { query: 'guild' }, ['thread-frontend-guild']],
    ['the last message', { query: '212 lines' }, ['thread-idris-vale']],
    ['a company, which excludes channels', { companyId: 'company-tidewell' }, ['thread-priya-raman']],
    [
      'being unread',
      { unreadOnly: true },
      ['thread-sofia-lindqvist', 'thread-design-critique', 'thread-course-makers', 'thread-jonah-whitlock'],
    ],
    [
      'all of them',
      { unreadOnly: true, companyId: 'company-fernbank-studio', query: 'before the call' },
      ['thread-sofia-lindqvist'],
    ],
  ])('are found by %s', async (_what, filter, ids) =>
    expect(idsAt(await ask(threads, { filter }), 'messageThreads.nodes')).toEqual(ids),
  );
});
