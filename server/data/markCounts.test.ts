import { expect, test } from 'vitest';
import { withoutAccount } from '../live/deletedAccount.ts';
import { done, openAccounts } from '../testing/openAccounts.ts';
import { onEachDatabase } from '../live/testing/onEachDatabase.ts';
import { marked } from './markCounts.ts';

const [maren, ada, ben] = ['person-maren-holt', 'person-jiho-park', 'person-sofia-lindqvist'] as const;
const postId = 'post-helper-texts';

/** For each count: the action that changes it, its inputs to set and to remove the mark, and a query of the count. */
const counts: readonly [string, Record<string, string>, string | undefined, string][] = [
  ['setPostLiked', { postId }, 'liked', `post(id: "${postId}") { likes }`],
  ['share', { id: postId, method: '.DEVICE' }, undefined, `post(id: "${postId}") { shares }`],
  ['setCompanyFollowed', { companyId: 'techcorp' }, 'followed', 'company(id: "techcorp") { followers }'],
  ['setPersonFollowed', { personId: maren }, 'followed', `profile(id: "${maren}") { stats { followers } }`],
  ['setTopicFollowed', { topicId: 'topic-ux-research' }, 'followed', 'topics { id followerCount }'],
];

test.each(counts)('%s counts the marks of all accounts', async (name, input, flag, field) => {
  const { act, read } = openAccounts();
  const run = (account: string, on: boolean) =>
    act(account, name, { ...input, ...(flag !== undefined && { [flag]: on }) });
  const countOf = async (account: string) =>
    Number(
      /"(?:likes|shares|followers|followerCount)":(\d+)/.exec(
        JSON.stringify(await read(account, `{ ${field} }`)),
      )![1],
    );
  const before = await countOf(ben);
  const expectCount = async (count: number) =>
    expect(await Promise.all([maren, ada, ben].map(countOf))).toEqual([count, count, count]);
  // A repeated action counts once.
  for (const account of [ada, maren, ada]) expect(await run(account, true)).toEqual(done);
  await expectCount(before + 2);
  // A share cannot be taken back. Ben has set no mark.
  for (const account of flag === undefined ? [ada] : [ada, ben])
    expect(await run(account, false)).toEqual(done);
  await expectCount(before + (flag === undefined ? 2 : 1));
});

test('a copied link is no share', async () => {
  const { act, store } = openAccounts();
  const { shares } = store.posts.get(postId)!;
  expect(await act(ada, 'share', { id: postId, method: '.COPY_LINK' })).toEqual(done);
  expect(store.posts.get(postId)!.shares).toBe(shares);
});

test('a deleted account counts no more', () => {
  const { store } = openAccounts();
  const own = store.of(ada);
  const countsOf = () => [
    store.posts.get(postId)!.likes,
    store.posts.get(postId)!.shares,
    store.companies.get('techcorp')!.followers,
    store.people.get(maren)!.stats.followers,
  ];
  const before = countsOf();
  const post = store.posts.get(postId)!;
  const reply = { id: 'comment-ada', authorId: ada, text: 'Well said.', postedAt: post.postedAt };
  own.change({ put: 'posts', record: { ...post, replies: [...post.replies, reply] } });
  for (const [mark, id] of [
    ['likedPosts', postId],
    ['sharedNodes', postId],
    ['followedCompanies', 'techcorp'],
    ['followedPeople', maren],
    ['savedPosts', postId],
  ] as const)
    own.change(...marked(own, mark, id, true));
  expect(countsOf()).toEqual(before.map((count) => count + 1));
  const now = {
    store: own,
    viewerId: ada,
    at: new Date().toISOString(),
    newId: (kind: string) => `${kind}-1`,
  };
  own.change(...withoutAccount(now));
  expect(countsOf()).toEqual(before);
  expect(store.posts.get(postId)!.replies).toEqual(post.replies);
  expect(Object.values(own.data.marks).every(({ size }) => size === 0)).toBe(true);
});

onEachDatabase(({ open }) => {
  test('likes at the same moment on two replicas are all counted', async () => {
    const replicas = [await open(), await open()] as const;
    const accounts = [...replicas[0].store.people.keys()].slice(0, 8);
    const { likes } = replicas[0].store.posts.get(postId)!;
    const outcomes = await Promise.all(
      accounts.map((account, i) => {
        const { act, store } = replicas[i % 2 === 0 ? 0 : 1];
        const changes = () => ({ changes: marked(store.of(account), 'likedPosts', postId, true) });
        return act({ account, action: 'test', actionId: account }, changes);
      }),
    );
    expect(outcomes.every((outcome) => 'done' in outcome)).toBe(true);
    await Promise.all(replicas.map(({ look }) => look()));
    for (const { store } of [...replicas, await open()])
      expect(store.posts.get(postId)!.likes).toBe(likes + accounts.length);
  });
});
