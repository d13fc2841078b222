import { describe, expect, it } from 'vitest';
import { createStore } from '../data/store.ts';
import { ask, onlyError } from '../testing/ask.ts';
import { idsAt, read } from '../testing/read.ts';
import { reactions } from './reactions.ts';

const feed = `query ($filter: FeedFilter, $sort: FeedSort) {
  feed(filter: $filter, sort: $sort) { totalCount nodes { id isFeatured } } }`;
const newestFirst = ['post-three-questions', 'post-deleting-code', 'post-six-shapes', 'post-salary-first'];

describe('the feed', () => {
  it('KC-11 holds 4 posts, featured first and then the newest', async () => {
    const answer = await ask(feed);
    expect(read(answer, 'feed.totalCount')).toBe(4);
    expect(idsAt(answer, 'feed.nodes')).toEqual(newestFirst);
    expect(read<object[]>(answer, 'feed.nodes')[0]).toMatchObject({ isFeatured: true });
  });

  it('sort TOP puts the posts with the most likes, comments and shares first, featured or not', async () => {
    expect(idsAt(await ask(feed, { sort: 'TOP' }), 'feed.nodes')).toEqual([
      'post-salary-first',
      'post-three-questions',
      'post-six-shapes',
      'post-deleting-code',
    ]);
    const post = createStore().posts.get('post-salary-first')!;
    expect(reactions(post)).toBe(412 + 1 + 57);
  });

  it('puts a featured post without reactions before newer ones, but not under TOP', () => {
    const store = createStore();
    const post = store.posts.get('post-salary-first')!;
    const featured = {
      ...post,
      id: 'post-old',
      isFeatured: true,
      likes: 0,
      postedAt: '2020-01-01T00:00:00Z',
    };
    store.change({ put: 'posts', record: featured });
    const [recent, top] = (['RECENT', 'TOP'] as const).map((order) => {
      const posts = store.postCatalogue.select({ order });
      return posts.slice(0, posts.totalCount).map(({ id }) => id);
    });
    expect(recent!.indexOf('post-old')).toBeLessThan(recent!.indexOf('post-salary-first'));
    expect(top!.indexOf('post-old')).toBeGreaterThan(top!.indexOf('post-salary-first'));
  });

  it.each([
    ['a tag', { tag: 'hiring' }, ['post-deleting-code', 'post-salary-first']],
    ['a tag, ignoring case', { tag: 'Hiring' }, ['post-deleting-code', 'post-salary-first']],
    ['an unused tag', { tag: 'nothing' }, []],
    ['words of the content', { query: 'onboarding FORM' }, ['post-three-questions']],
    ['the author', { query: 'wanjiru' }, ['post-salary-first']],
    ['a tag and words', { tag: 'hiring', query: 'remote' }, ['post-deleting-code']],
    ['two tags', { tag: 'hiring', alsoTag: 'Salary-transparency' }, ['post-salary-first']],
    ['featured posts', { featuredOnly: true }, ['post-three-questions']],
    ['blank conditions', { tag: '', query: ' ' }, newestFirst],
    ['saved posts, without any saved', { savedOnly: true }, []],
    ['followed topics, without any followed', { followedTopicsOnly: true }, []],
    ['no condition at all', { savedOnly: false, followedTopicsOnly: false }, newestFirst],
  ])('can be filtered by %s', async (_what, filter, ids) => {
    const answer = await ask(feed, { filter });
    expect(idsAt(answer, 'feed.nodes')).toEqual(ids);
    expect(read(answer, 'feed.totalCount')).toBe(ids.length);
  });

  it('refuses a tag of more than 100 characters', async () =>
    expect(onlyError(await ask(feed, { filter: { tag: 'x'.repeat(101) } }))).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'tag must be at most 100 characters.',
    }));
});

describe('a post', () => {
  const fields = `id author { name title avatarUrl person { id } company { id } } timePosted content image imageAlt
    likes comments shares tags isFeatured viewerHasLiked viewerHasSaved`;

  it('EN-01 has author, relative time, content, perhaps an image, counts and tags', async () => {
    expect(read(await ask(`{ post(id: "post-three-questions") { ${fields} } }`), 'post')).toEqual({
      id: 'post-three-questions',
      author: {
        name: 'Sofia Lindqvist',
        title: 'Design lead at Fernbank Studio',
        avatarUrl: '/art/person-sofia-lindqvist.svg',
        person: { id: 'person-sofia-lindqvist' },
        company: null,
      },
      timePosted: '2h ago',
      content: expect.stringMatching(/^We replaced a nine-field onboarding form/),
      image: '/art/ui-fern-3.svg',
      imageAlt: 'The new onboarding on a laptop and on a phone',
      likes: 248,
      comments: 3,
      shares: 19,
      tags: ['onboarding', 'ux-research'],
      isFeatured: true,
      viewerHasLiked: false,
      viewerHasSaved: false,
    });
  });

  it('EN-01 may have no image, no tags and no reactions', async () => {
    expect(read(await ask(`{ post(id: "post-first-pull-request") { ${fields} } }`), 'post')).toMatchObject({
      image: null,
      imageAlt: null,
      likes: 0,
      comments: 0,
      shares: 0,
      tags: [],
      isFeatured: false,
    });
  });

  it('EN-60 of a company has the same shape', async () => {
    const answer = await ask(`{
      post(id: "post-quarry-four-days") { ${fields} }
      company(id: "company-quarry-labs") { name industry logo posts updates { nodes { id } } }
    }`);
    const { name, industry, logo } = read<Record<string, string>>(answer, 'company');
    expect(read(answer, 'post.author')).toEqual({
      name,
      title: industry,
      avatarUrl: logo,
      person: null,
      company: { id: 'company-quarry-labs' },
    });
    expect(read(answer, 'company.posts')).toBe(2);
    expect(idsAt(answer, 'company.updates.nodes')).toEqual([
      'post-quarry-small-models',
      'post-quarry-four-days',
    ]);
  });

  it('has comments, oldest first', async () => {
    const comments = 'replies { nodes { id author { name } text time } }';
    const answer = await ask(`{ post(id: "post-three-questions") { ${comments} } }`);
    expect(read(answer, 'post.replies.nodes')).toMatchObject([
      {
        id: 'comment-three-questions-1',
        author: { name: 'Aiko Tanabe' },
        text: 'Which default did you pick, and how often do people change it later?',
        time: '1h ago',
      },
      { id: 'comment-three-questions-2' },
      { id: 'comment-three-questions-3' },
    ]);
  });

  it('is on the page of a person or of a company, at least two on each of six company pages', () => {
    const { posts, people, companies, postsByAuthor } = createStore();
    for (const { authorId } of posts.values())
      expect(people.has(authorId) || companies.has(authorId)).toBe(true);
    const companiesWithTwo = [...companies.keys()].filter((id) => postsByAuthor(id).totalCount >= 2);
    expect(companiesWithTwo.length).toBeGreaterThanOrEqual(6);
  });

  it('has comments that are later than the post, in order', () => {
    for (const { postedAt, replies } of createStore().posts.values()) {
      const moments = [postedAt, ...replies.map((reply) => reply.postedAt)];
      expect(moments).toEqual(moments.toSorted());
    }
  });
});
