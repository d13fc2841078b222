import { createPostInputBounds } from '../../schema/generated/post.actions.ts';
import { hashtagsIn } from '../../schema/rules/post/hashtags.ts';
import { storedPicture } from '../data/pictures.ts';
import { renewedNotification } from '../effects/notification.ts';
import { newRequest } from '../effects/request.ts';
import { refuseUnreachable } from '../effects/unreachable.ts';
import { marking, refuse, refuseMore, refuseUnknown } from '../data/action.ts';
import type { ActionName, ActionsOf } from '../data/action.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { marked } from '../data/markCounts.ts';
import { likeNotification, postEvent, withoutLikeNotification } from './likeNotification.ts';
import type { CommentRecord, PostRecord } from './records.ts';

const like = marking<'setPostLiked'>({
  right: 'member',
  mark: 'likedPosts',
  field: 'postId',
  table: 'posts',
});

/** The actions on posts; `live/actions.ts` collects them. In `payload`, `newId` returns the same id as in `decide`. */
export const postActions = {
  createPost: {
    right: 'member',
    decide: ({ content, image, tags }, now) => {
      const { viewerId, at, newId } = now;
      const record: PostRecord = {
        id: newId('post'),
        authorId: viewerId,
        postedAt: at,
        content,
        image: storedPicture(image, now),
        imageAlt: null,
        likes: 0,
        shares: 0,
        tags: tags ?? hashtagsIn(content).slice(0, createPostInputBounds.tags.max),
        isFeatured: false,
        inFeed: true,
        replies: [],
      };
      return [{ put: 'posts', record }];
    },
    payload: (_input, { store, newId }) => ({ post: getOrThrow(store.posts, newId('post')) }),
  },
  addComment: {
    right: 'member',
    decide: ({ postId, text }, now) => {
      const { store, viewerId, at, newId } = now;
      const post = store.posts.get(postId);
      if (!post) return refuseUnknown('postId');
      // A post is stored with all its comments, so their number is limited.
      const refusal =
        refuseUnreachable(post.authorId, 'postId', 'reply to', now) ??
        refuseMore('Post.replies', post.replies.length);
      if (refusal) return refusal;
      const comment: CommentRecord = { id: newId('comment'), authorId: viewerId, text, postedAt: at };
      return [
        { put: 'posts', record: { ...post, replies: [...post.replies, comment] } },
        ...renewedNotification(post.authorId, postEvent(postId, 'comments', now), now),
      ];
    },
    payload: ({ postId }, { store, newId }) => {
      const post = getOrThrow(store.posts, postId);
      return { post, comment: post.replies.find(({ id }) => id === newId('comment')) ?? null };
    },
  },
  setPostLiked: {
    ...like,
    decide: (input, now) => {
      const decided = like.decide(input, now);
      if ('code' in decided) return decided;
      const notify = input.liked ? likeNotification : withoutLikeNotification;
      return [...decided, ...notify(input.postId, now)];
    },
  },
  setPostSaved: marking({ right: 'member', mark: 'savedPosts', field: 'postId', table: 'posts' }),
  setTopicFollowed: marking({ right: 'member', mark: 'followedTopics', field: 'topicId', table: 'topics' }),
  share: {
    right: 'member',
    decide: ({ id, method }, { store }) => {
      const kind = store.typeOf(id);
      if (!kind) return refuseUnknown('id');
      if (kind === 'Channel' || kind === 'Contact' || kind === 'Topic')
        return refuse('NOT_ALLOWED', 'id', 'This object has no page that can be shared.');
      // A copied link is not counted as a share.
      return method === 'COPY_LINK' ? [] : marked(store, 'sharedNodes', id, true);
    },
    payload: ({ id }, { store }) => ({ node: store.node(id) }),
  },
  reportPost: {
    right: 'member',
    decide: (input, now) =>
      now.store.posts.has(input.postId) ? [newRequest('REPORT', input, now)] : refuseUnknown('postId'),
    payload: ({ postId }, { store }) => ({ post: getOrThrow(store.posts, postId) }),
  },
} satisfies Partial<ActionsOf<ActionName>>;
