import { describe, expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';
import { idsAt, read } from '../testing/read.ts';

const notifications = `query ($filter: NotificationFilter) {
  notifications(filter: $filter) {
    totalCount unreadCount
    nodes { __typename id kind text time day read actor { id }
      ... on JobNotification { job { id } }
      ... on MessageNotification { thread { id } }
      ... on NetworkNotification { person { id } }
      ... on MarketplaceNotification { listing { __typename id } project { id } }
      ... on PostNotification { post { id } }
    }
    kinds { kind label count unreadCount }
  }
}`;

describe('notifications', () => {
  it('are listed latest first, each of its own type with its subject', async () => {
    const answer = await ask(notifications);
    const nodes = read<object[]>(answer, 'notifications.nodes');
    expect(nodes).toHaveLength(12);
    expect(nodes.slice(0, 5)).toMatchObject([
      {
        __typename: 'MessageNotification',
        kind: 'MESSAGE',
        text: 'Sofia Lindqvist sent you 2 messages.',
        time: '10m ago',
        read: false,
        actor: { id: 'person-sofia-lindqvist' },
        thread: { id: 'thread-sofia-lindqvist' },
      },
      { __typename: 'NetworkNotification', time: '50m ago', read: false, person: { id: 'person-jiho-park' } },
      {
        __typename: 'JobNotification',
        time: '4h ago',
        read: false,
        actor: null,
        job: { id: 'job-senior-product-designer' },
      },
      { __typename: 'PostNotification', time: '7h ago', read: true, post: { id: 'post-helper-texts' } },
      {
        __typename: 'MarketplaceNotification',
        listing: { __typename: 'Product', id: 'product-research-plan-kit' },
        project: null,
      },
    ]);
  });

  it('about the market have a gig, a product, a course or a project as subject', async () => {
    const answer = await ask(notifications, { filter: { kind: 'MARKETPLACE' } });
    expect(
      read<{ listing: unknown; project: unknown }[]>(answer, 'notifications.nodes').map(
        ({ listing, project }) => listing ?? project,
      ),
    ).toEqual([
      { __typename: 'Product', id: 'product-research-plan-kit' },
      { __typename: 'Gig', id: 'gig-booking-flow-review' },
      { id: 'project-booking-flow' },
      { __typename: 'Course', id: 'course-calm-interfaces' },
    ]);
  });

  it('have their day as heading', async () => {
    const answer = await ask(notifications);
    for (const { day } of read<{ day: string }[]>(answer, 'notifications.nodes'))
      expect(day).toMatch(/^(Today|Yesterday|[A-Z][a-z]+ \d{1,2}, \d{4})$/);
  });

  it.each([null, { kind: 'JOB' }, { unreadOnly: true }])(
    'are counted by kind, whatever the filter: %j',
    async (filter) => {
      const answer = await ask(notifications, { filter });
      expect(read(answer, 'notifications.unreadCount')).toBe(3);
      expect(read(answer, 'notifications.kinds')).toEqual([
        { kind: 'JOB', label: 'Jobs', count: 2, unreadCount: 1 },
        { kind: 'MESSAGE', label: 'Messages', count: 2, unreadCount: 1 },
        { kind: 'NETWORK', label: 'Network', count: 2, unreadCount: 1 },
        { kind: 'MARKETPLACE', label: 'Marketplace', count: 4, unreadCount: 0 },
        { kind: 'POST', label: 'Posts', count: 2, unreadCount: 0 },
      ]);
    },
  );

  it.each([
    [{ kind: 'JOB' }, ['notification-senior-designer', 'notification-intern-applications']],
    [
      { unreadOnly: true },
      ['notification-sofia-message', 'notification-jiho-invitation', 'notification-senior-designer'],
    ],
    [{ kind: 'NETWORK', unreadOnly: true }, ['notification-jiho-invitation']],
    [{ kind: 'POST', unreadOnly: true }, []],
  ])('can be filtered by %j', async (filter, ids) => {
    const answer = await ask(notifications, { filter });
    expect(idsAt(answer, 'notifications.nodes')).toEqual(ids);
    expect(read(answer, 'notifications.totalCount')).toBe(ids.length);
  });
});
