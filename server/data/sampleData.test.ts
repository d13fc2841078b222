import { gigTierOf } from '../../schema/rules/gig/tiers.ts';
import { describe, expect, it, test, vi } from 'vitest';
import { summaryOf } from '../gig/reviews.ts';
import { people } from '../person/fixtures/people.ts';
import { createStore } from './store.ts';

const store = createStore();
const at = (moment: string) => Date.parse(moment);

test('PU-07 all content is built in: two stores with the same start time are equal and send no request', () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch');
  const start = Date.now();
  const [one, other] = [createStore(start), createStore(start)];
  const kinds = ['people', 'posts', 'jobs', 'gigs', 'products', 'companies', 'messages'] as const;
  for (const kind of kinds) {
    expect(one[kind].size).toBeGreaterThan(0);
    expect([...one[kind].values()]).toEqual([...other[kind].values()]);
  }
  expect(one.viewer).toEqual(other.viewer);
  expect(fetchSpy).not.toHaveBeenCalled();
});

describe('the sample data is consistent', () => {
  it("KC-28 each criterion's rating of a gig is within 0.3 of its average stars", () => {
    const off = [...store.gigs.values()].flatMap((gig) => {
      const { average, criteria } = summaryOf(gig);
      return criteria
        .filter(({ rating }) => Math.abs(rating - average) > 0.301)
        .map(({ criterion, rating }) => `${gig.id}: ${criterion} ${rating}, average ${average}`);
    });
    expect(off).toEqual([]);
  });

  it('suggests no person with whom the viewer has a conversation', () => {
    const talking = store.suggested(100).filter(({ id }) => store.contactWith.has(id));
    expect(talking).toEqual([]);
    for (const id of store.contactWith.keys()) expect(store.connectionStateOf(id)).toBe('CONNECTED');
  });

  it('has connection states that match the lists of connections and invitations', () => {
    const states = people.map(({ id }) => [id, store.connectionStateOf(id)]);
    expect(states).toEqual(people.map(({ id, connectionState }) => [id, connectionState]));
  });

  it('has notifications that match their subjects: proposals, an order, likes', () => {
    const notified = (id: string) => store.notifications.get(`notification-${id}`)!;
    expect(store.projects.get(notified('booking-flow-proposals').subjectId)?.proposals).toBeGreaterThan(0);
    const { text: orderText, actorId, subjectId: gigId, createdAt } = notified('booking-flow-order');
    const order = store.ordersReceivedBy(store.viewer.id).find((received) => received.gigId === gigId)!;
    expect([order.buyerId, order.orderedAt]).toEqual([actorId, createdAt]);
    expect(orderText).toContain(`ordered the ${gigTierOf(order.tier).label} package`);
    const { text, subjectId: postId } = notified('helper-texts-likes');
    expect(text).toContain(`and ${store.posts.get(postId)!.likes - 1} others`);
  });

  it("lists the viewer's activities, latest first, with the times of their subjects", () => {
    const times = store.activities.map(({ happenedAt }) => at(happenedAt));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const own = new Map(
      store
        .projectsByOwner(store.viewer.id)
        .slice(0, 100)
        .map((view) => [view.id, view.updatedAt]),
    );
    const onOwn = store.activities.filter(({ subjectId }) => subjectId !== null && own.has(subjectId));
    expect(onOwn.map(({ happenedAt }) => happenedAt)).toEqual(
      onOwn.map(({ subjectId }) => own.get(subjectId!)),
    );
  });
});

/** The pictures of each name; an empty string for none. */
function picturesByName(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const seen = new Set<unknown>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return;
    seen.add(value);
    const inner: Iterable<unknown> =
      value instanceof Map || Array.isArray(value) ? value.values() : Object.values(value);
    for (const one of inner) look(one);
    const { name, avatar, avatarUrl = avatar } = value as Record<string, unknown>;
    if (typeof name !== 'string' || avatarUrl === undefined) return;
    const picture = typeof avatarUrl === 'string' ? avatarUrl : '';
    found.set(name, (found.get(name) ?? new Set()).add(picture));
  };
  look(store);
  return found;
}

test('every name has one picture', () => {
  const found = [...picturesByName()];
  expect(found.length).toBeGreaterThan(200);
  expect(found.filter(([, pictures]) => pictures.size > 1)).toEqual([]);
});

describe('the sample data never looks stale', () => {
  const stale =
    /\b20\d\d\b|\b(January|February|March|April|June|July|August|September|October|November|December)\b|\b(in|since|until|by|of) May\b/;

  it('posts, news, messages and notifications contain no year and no month', () => {
    const texts = [
      ...[...store.posts.values()].flatMap(({ content, replies }) => [
        content,
        ...replies.map(({ text }) => text),
      ]),
      ...store.news.flatMap(({ title, summary }) => [title, summary]),
      ...[...store.messages.values()].map(({ text }) => text),
      ...[...store.notifications.values()].map(({ text }) => text),
      ...[...store.invitations.values()].map(({ note }) => note ?? ''),
      ...store.activities.map(({ text }) => text),
    ];
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter((text) => stale.test(text))).toEqual([]);
  });
});
