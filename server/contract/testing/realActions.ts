import { readFileSync } from 'node:fs';
import type { GraphQLSchema } from 'graphql';
import { pictureBounds, type Range } from '../../../schema/rules/bounds.ts';
import { createdPost } from '../../../schema/rules/post/createdPost.ts';
import { commentBounds, postBounds } from '../../../schema/rules/post/input.ts';
import type {
  AddCommentInput,
  CreatePostInput,
  SetJobSavedInput,
  UserErrorCode,
} from '../../../schema/generated/types.ts';
import type { Context } from '../../context.ts';
import { makeSchema, resolvers, typeDefs } from '../../schema.ts';

interface Input<T> {
  input: T;
}

const refuse = (code: UserErrorCode, field: string) => ({
  userErrors: [{ code, field, message: `${field} is refused with ${code}.` }],
});

/** The refusal of a text outside its bounds; undefined if it is within them. */
function refuseText(field: string, text: string, { min = 0, max }: Range) {
  if (min > 0 && text.trim() === '') return refuse('REQUIRED', field);
  return text.length > max ? refuse('TOO_LONG', field) : undefined;
}

/** Three actions that change the server's data. */
export const realActions = {
  setJobSaved: (
    _parent: unknown,
    { input: { jobId, saved } }: Input<SetJobSavedInput>,
    { store }: Context,
  ) => {
    if (!store.jobs.has(jobId)) return refuse('NOT_FOUND', 'jobId');
    store.change({ mark: 'savedJobs', id: jobId, on: saved });
    return { job: store.jobs.get(jobId), userErrors: [] };
  },
  createPost: (_parent: unknown, { input }: Input<CreatePostInput>, { store, viewerId, now }: Context) => {
    const refusal =
      refuseText('content', input.content, postBounds.content) ??
      refuseText('image', input.image ?? '', pictureBounds);
    if (refusal) return refusal;
    const id = `post-created-${store.posts.size + 1}`;
    const postedAt = new Date(now).toISOString();
    const own = { id, authorId: viewerId, postedAt, inFeed: true, olderComments: 0, replies: [] };
    store.change({ put: 'posts', record: { ...createdPost(input), ...own } });
    return { post: store.posts.get(id), userErrors: [] };
  },
  addComment: (
    _parent: unknown,
    { input: { postId, text } }: Input<AddCommentInput>,
    { store, viewerId, now }: Context,
  ) => {
    const post = store.posts.get(postId);
    if (!post) return refuse('NOT_FOUND', 'postId');
    const refusal = refuseText('text', text, commentBounds.text);
    if (refusal) return refusal;
    const id = `comment-${postId}-${post.replies.length + 1}`;
    const comment = { id, authorId: viewerId, text, postedAt: new Date(now).toISOString() };
    store.change({ put: 'posts', record: { ...post, replies: [...post.replies, comment] } });
    return { post: store.posts.get(postId), comment, userErrors: [] };
  },
};

type Actions = { readonly [K in keyof typeof realActions]: unknown };

/** The schema with these actions, as a server has it whose files declare them. */
export function schemaWithActions(actions: Actions = realActions): GraphQLSchema {
  const blocks = ['post', 'job']
    .flatMap((noun) =>
      readFileSync(`schema/${noun}.actions.graphql`, 'utf8').split(/(?=^extend type Mutation)/m),
    )
    .filter((block) => Object.keys(actions).some((name) => block.includes(`  ${name}(`)));
  return makeSchema([...typeDefs, ...blocks], { ...resolvers, Mutation: { ...actions } });
}
