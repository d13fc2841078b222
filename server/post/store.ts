import { feedConditions } from '../../schema/generated/feedFilter.ts';
import { tagKey } from '../../schema/rules/post/hashtags.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes, on } from '../shared/catalogue/conditions.ts';
import { defineNoun, defineStored } from '../data/noun.ts';
import { affects } from '../shared/derived.ts';
import { getOrThrow, unionOf } from '../shared/lookup.ts';
import { reactions } from './reactions.ts';
import type { PostRecord } from './records.ts';

const newest = ({ postedAt }: PostRecord) => -Date.parse(postedAt);

export const postStore = defineNoun(
  ['posts', 'people', 'companies'],
  ({ posts, people, companies }, register) => {
    const authors = unionOf<{ id: string; name: string }>(people, companies);
    const indexes = createIndexes(feedConditions, ({ content, tags, authorId, isFeatured }: PostRecord) => ({
      content,
      isFeatured,
      tags: tags.map(tagKey),
      author: getOrThrow(authors, authorId),
    }));
    const postCatalogue = register(
      createCatalogue(posts, {
        ...indexes,
        facets: {
          ...indexes.facets,
          feed: ({ inFeed }: PostRecord) => (inFeed ? on : []),
          author: ({ authorId }: PostRecord) => authorId,
          commenter: ({ replies }: PostRecord) => replies.map(({ authorId }) => authorId),
        },
        orders: {
          RECENT: (post) => [-Number(post.isFeatured), newest(post)],
          TOP: (post) => [-reactions(post)],
          newest: (post) => [newest(post)],
        },
        // The posts to index again when an author has a new name.
        affected: (idsWith) => {
          const byAuthor = ({ id, name }: { id: string; name: string }, other?: { name: string }) =>
            other?.name === name ? [] : idsWith('author', id);
          return [affects(people, byAuthor), affects(companies, byAuthor)];
        },
      }),
    );
    return {
      posts,
      postCatalogue,
      /** The posts of a person or company, newest first. */
      postsByAuthor: (author: string) => postCatalogue.select({ where: { author }, order: 'newest' }),
    };
  },
);

export const topicStore = defineStored('topics', 'news');
