import { expect, test } from 'vitest';
import { withoutAccount } from '../live/deletedAccount.ts';
import { done, openAccounts, refused } from '../testing/openAccounts.ts';

const [maren, ada, ben] = ['person-maren-holt', 'person-jiho-park', 'person-sofia-lindqvist'] as const;
const postId = 'post-helper-texts';
const quote = '“A small rule that keeps paying off: if a form needs a…”';

/** Live mode with the names of two people, and what they do with a post of Maren's. */
function open() {
  const live = openAccounts();
  const { act, store } = live;
  const nameOf = (account: string) => store.people.get(account)!.name;
  return {
    ...live,
    like: (account: string, liked = true) => act(account, 'setPostLiked', { postId, liked }),
    comment: (account: string) => act(account, 'addComment', { postId, text: 'Well said.' }),
    /** Marks Maren's notifications as read. */
    readAll: () => {
      for (const record of store.notifications.values())
        store.change({ put: 'notifications', record: { ...record, read: true } });
    },
    countOf: () => store.notifications.size,
    [ada]: nameOf(ada),
    [ben]: nameOf(ben),
  };
}

test('a like notifies the author of the post, and leads to it', async () => {
  const { like, read, readAll, countOf, unreadOf, ...names } = open();
  const before = countOf();
  expect(await like(ada)).toEqual(done);
  expect(unreadOf(maren)).toEqual([`${names[ada]} liked your post: ${quote}`, postId]);
  expect(
    await read(
      maren,
      `{ notifications(first: 1) { nodes { __typename actor { id } ... on PostNotification { post { id author { person { id } } } } } } }`,
    ),
  ).toEqual({
    notifications: {
      nodes: [
        {
          __typename: 'PostNotification',
          actor: { id: ada },
          post: { id: postId, author: { person: { id: maren } } },
        },
      ],
    },
  });
  await like(ben);
  expect(unreadOf(maren)).toEqual([`${names[ben]} and 1 other liked your post: ${quote}`, postId]);
  readAll();
  await like(ben);
  expect([unreadOf(maren), countOf()]).toEqual([undefined, before + 1]);
});

test('a withdrawn like leaves the notification of the likes of others, read or not', async () => {
  const { like, readAll, store, countOf, unreadOf, ...names } = open();
  const stored = () => store.notifications.get(`notification-likes-${postId}`);
  const before = countOf();
  await like(ada);
  await like(ada, false);
  expect([stored(), countOf()]).toEqual([undefined, before]);
  await like(ada);
  await like(ben);
  await like(ben, false);
  expect(unreadOf(maren)).toEqual([`${names[ada]} liked your post: ${quote}`, postId]);
  expect(stored()?.actorId).toBe(ada);
  await like(ben);
  await like(ada, false);
  await like(ada, false);
  expect(unreadOf(maren)).toEqual([`${names[ben]} liked your post: ${quote}`, postId]);
  readAll();
  // Maren has read of Ben's like: without Ada's like, nothing is new.
  await like(ada);
  expect(unreadOf(maren)).toEqual([`${names[ada]} liked your post: ${quote}`, postId]);
  await like(ada, false);
  expect(stored()).toMatchObject({
    text: `${names[ben]} liked your post: ${quote}`,
    actorId: ben,
    read: true,
  });
  await like(ben, false);
  expect([stored(), countOf()]).toEqual([undefined, before]);
  // A like that was announced to nobody changes no notification.
  await like(maren);
  await like('person-noor-siddiqui');
  await like(maren, false);
  expect(unreadOf(maren)).toEqual([`Noor Siddiqui liked your post: ${quote}`, postId]);
});

test('a like that the author has read of is no news when it is taken back and set again', async () => {
  const { like, readAll, unreadOf, ...names } = open();
  await like(ada);
  await like(ada, false);
  await like(ada);
  expect(unreadOf(maren)).toEqual([`${names[ada]} liked your post: ${quote}`, postId]);
  readAll();
  await like(ada, false);
  await like(ada);
  expect(unreadOf(maren)).toBeUndefined();
});

test('the likes of a deleted account leave the notification of the likes of others', async () => {
  const { like, store, unreadOf, ...names } = open();
  await like(ada);
  await like(ben);
  const now = { store: store.of(ben), viewerId: ben, at: new Date().toISOString(), newId: String };
  now.store.change(...withoutAccount(now));
  expect(unreadOf(maren)).toEqual([`${names[ada]} liked your post: ${quote}`, postId]);
});

test('comments notify the author once until they are read', async () => {
  const { comment, readAll, countOf, unreadOf, ...names } = open();
  const before = countOf();
  await comment(ada);
  await comment(ada);
  expect(unreadOf(maren)).toEqual([`${names[ada]} commented on your post: ${quote}`, postId]);
  await comment(ben);
  await comment(ben);
  expect(unreadOf(maren)).toEqual([`${names[ben]} and 1 other commented on your post: ${quote}`, postId]);
  readAll();
  await comment(ben);
  expect(unreadOf(maren)).toEqual([`${names[ben]} commented on your post: ${quote}`, postId]);
  expect(countOf()).toBe(before + 1);
});

test('a sale or an enrollment notifies the seller once for each buyer', async () => {
  const { act, readAll, unreadOf, store, ...names } = open();
  const buy = (account: string) => act(account, 'buyProduct', { productId: 'product-research-plan-kit' });
  expect(await buy(ada)).toEqual(done);
  const { title } = store.products.get('product-research-plan-kit')!;
  expect(unreadOf(maren)).toEqual([
    `${names[ada]} bought your product: ${title}, $18.`,
    'product-research-plan-kit',
  ]);
  await buy(ben);
  expect(unreadOf(maren)?.[0]).toBe(`${names[ben]} and 1 other bought your product: ${title}, $36 in total.`);
  readAll();
  await buy(ben);
  await buy(maren);
  expect(unreadOf(maren)).toBeUndefined();
  const course = { ...store.courses.get('course-calm-interfaces')!, price: 0 };
  store.change({ put: 'courses', record: course });
  expect(await act(ada, 'enrollInCourse', { courseId: course.id })).toEqual(done);
  expect(unreadOf(maren)).toEqual([`${names[ada]} enrolled in your course: ${course.title}.`, course.id]);
});

test('nobody is notified of an own action, of a post of a company, or by a person whom they have blocked', async () => {
  const { act, like, comment, countOf, store } = open();
  const before = store.everything.notifications.size;
  await like(maren);
  await comment(maren);
  const ofCompany = [...store.posts.values()].find(({ authorId }) => store.companies.has(authorId))!;
  expect(await act(ada, 'setPostLiked', { postId: ofCompany.id, liked: true })).toEqual(done);
  const contact = store.contactWith.get(ben)!;
  store.change({ mark: 'blockedContacts', id: contact.id, on: true });
  expect(await like(ben)).toEqual(done);
  expect(await comment(ben)).toEqual(refused('NOT_ALLOWED', 'postId'));
  expect(store.everything.notifications.size).toBe(before);
  // The like of a person who is no longer blocked is new to the author.
  store.change({ mark: 'blockedContacts', id: contact.id, on: false });
  await like(ben, false);
  const count = countOf();
  await like(ben);
  expect(countOf()).toBe(count + 1);
});

test('a switch of the settings turns its notifications off', async () => {
  const { act, like, comment, countOf, store } = open();
  const { notifications } = store.settings;
  const off = { postInteractions: false, messages: false, connectionRequests: false };
  await act(maren, 'saveSettings', { notifications: { ...notifications, ...off } });
  const before = countOf();
  await like(ada);
  await comment(ada);
  const stranger = [...store.people.keys()].find((id) => store.connectionStateOf(id) === 'NONE')!;
  for (const name of ['requestConnection', 'startConversation'])
    expect(
      await act(stranger, name, { personId: maren, ...(name === 'startConversation' && { text: 'Hello' }) }),
    ).toEqual(done);
  expect(countOf()).toBe(before);
});
