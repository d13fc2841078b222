import { addCommentInputBounds } from '../../../schema/generated/post.actions.ts';
import { useApolloClient, useSuspenseQuery } from '@apollo/client/react';
import { useEffect, useId, type FormEvent } from 'react';
import { addComment } from '../../actions/post.ts';
import { useAction } from '../../actions/useAction.ts';
import { fetchAllPages, type PagedListOf } from '../../apollo/fetchNextPage.ts';
import { graphql } from '../../generated/gql.ts';
import type { PostCommentsQuery } from '../../generated/graphql.ts';
import { ShowMore } from '../../lists/ShowMore.tsx';
import { trimmed } from '../../../schema/rules/characters.ts';
import { useIsLive } from '../../routing/pageContext.tsx';
import { useDraft } from '../../ui/useDraft.ts';
import { useTextLimit } from '../../ui/useTextLimit.tsx';
import { PostComment } from './PostComment.tsx';

const query = graphql(/* GraphQL */ `
  query PostComments($postId: ID!, $after: String) {
    post(id: $postId) {
      id
      replies(first: 20, after: $after) {
        nodes {
          id
          ...PostComment_comment
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

const list: PagedListOf<PostCommentsQuery> = { query, cursor: 'after', listOf: ({ post }) => post?.replies };

interface Props {
  postId: string;
  /** Incremented by Retry after a failure. Apollo caches a failed query by its key, so the key must change. */
  attempt: number;
  /** Whether the box gets the focus when it appears. */
  focused: boolean;
}

/** The comments of a post and a box for a new one. */
export function PostComments({ postId, attempt, focused }: Props) {
  const { data } = useSuspenseQuery(query, {
    variables: { postId },
    queryKey: attempt,
    // A retry sends a new request instead of waiting for the first one.
    context: { queryDeduplication: attempt === 0 },
  });
  const client = useApolloClient();
  const [add, adding] = useAction(addComment);
  // A text that failed returns before newer text, separated by a space: the field has one line.
  const [text, setText, field, sendText] = useDraft<HTMLInputElement>(`comment:${postId}`, ' ');
  useEffect(() => {
    if (focused) field.current?.focus();
  }, [field, focused]);
  const id = useId();
  const isLive = useIsLive();
  const comments = data.post?.replies.nodes ?? [];
  const entered = trimmed(text);
  const limit = useTextLimit(entered, addCommentInputBounds.text.max, 'w-full');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!entered || limit.over) return;
    sendText({
      send: async (typed, onRetry) => {
        const done = await add({ input: { postId, text: trimmed(typed) } }, { onRetry });
        // The new comment is on the last page. If loading fails, 'Show more comments' still works.
        if (done) await fetchAllPages(client, { ...list, variables: { postId } }).catch(() => {});
        return done;
      },
    });
  };
  return (
    <section aria-label="Comments" className="grid gap-4 border-t border-line p-card">
      <form onSubmit={submit} className="flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          Your comment
        </label>
        <input
          ref={field}
          // `reloadOnce` may reload the page: the draft keeps this text.
          data-drafted=""
          id={id}
          className="input min-w-0 flex-1"
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder="Write a comment"
          autoComplete="off"
          {...limit.field}
        />
        <button type="submit" className="btn btn-soft" disabled={!entered || limit.over}>
          Comment
        </button>
        {adding && isLive && (
          <p role="status" className="self-center text-sm text-subtle">
            Sending…
          </p>
        )}
        {limit.error}
      </form>
      {comments.length > 0 && (
        <ul className="grid gap-3.5">
          {comments.map((comment) => (
            <PostComment key={comment.id} comment={comment} />
          ))}
        </ul>
      )}
      {data.post?.replies.pageInfo.hasNextPage && (
        <ShowMore list={{ ...list, variables: { postId } }}>Show more comments</ShowMore>
      )}
    </section>
  );
}
