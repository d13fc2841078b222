import { Bookmark, MessageCircle, Share2, ThumbsUp } from 'lucide-react';
import { Suspense, useEffect, useId, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { LoadError } from '../../ui/LoadError.tsx';
import { RetryOnce } from '../../ui/RetryOnce.tsx';
import { ToggleButton } from '../../ui/ToggleButton.tsx';
import { sendLink } from '../../ui/copyLink.ts';
import { markUsed, useOpenAcrossLogIn } from '../../session/useOpenAcrossLogIn.ts';
import { formatCount, formatInteger } from '../../../schema/rules/numbers.ts';
import { deferred } from '../../ui/deferred.tsx';

/** Milliseconds until a loading message and Retry appear. */
const lateMs = 5_000;

/** The skeleton of two comments. When loading takes too long, it shows a message and Retry. */
function CommentsSkeleton({ onRetry }: { onRetry: () => void }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, lateMs, true);
    return () => clearTimeout(timer);
  }, []);
  if (late) return <LoadError dataName="the comments" onRetry={onRetry} />;
  return (
    <div className="grid gap-3 border-t border-line p-card" aria-hidden>
      <div className="skeleton h-10" />
      <div className="skeleton h-14" />
      <div className="skeleton h-14" />
    </div>
  );
}

const loadActions = () => import('../../actions/post.ts');
const setPostLiked = async () => (await loadActions()).setPostLiked;
const setPostSaved = async () => (await loadActions()).setPostSaved;
const sharePost = async () => (await loadActions()).sharePost;
const PostComments = deferred(() => import('./PostComments.tsx'), 'PostComments');

const fragment = graphql(/* GraphQL */ `
  fragment PostActions_post on Post {
    id
    author {
      name
    }
    likes
    comments
    shares
    viewerHasLiked
    viewerHasSaved
  }
`);

/** Like, comment, share and save, with their counts; comments open below. */
export function PostActions({ post }: { post: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, post);
  const { id, likes, comments, shares, viewerHasLiked, viewerHasSaved } = data;
  const [like] = useAction(setPostLiked);
  const [save] = useAction(setPostSaved);
  const [share] = useAction(sharePost);
  // After a log-in, the comments that were used last open again with the focus in their field.
  const partName = `comment:${id}`;
  const [commenting, setCommenting, isAgain] = useOpenAcrossLogIn(partName);
  /** Incremented by Retry: resets the error and the skeleton, and `PostComments` sends a new request. */
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt(attempt + 1);
  const commentsId = useId();
  const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const;
  const whose = `post by ${data.author.name}`;
  const sendOrCopy = async () => {
    const path = `${paths.feed()}#${id}`;
    // A copied link is no share; 'DEVICE' is the share sheet.
    if (await sendLink(path, 'Post link has been copied to clipboard.'))
      await share({ input: { id, method: 'DEVICE' } });
  };
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-1 border-t border-line px-2 py-1.5">
        <ToggleButton
          on={viewerHasLiked}
          onToggle={(liked) => like({ input: { postId: id, liked } })}
          words={{ off: 'Like', on: 'Liked' }}
          name={`Like ${whose}, ${formatCount(likes, 'like')}`}
          Icon={ThumbsUp}
          variant="own"
          className={`btn btn-sm btn-ghost num ${viewerHasLiked ? 'text-accent-ink!' : ''}`}
          onClass="fill-accent-soft"
        >
          {formatInteger(likes)}
        </ToggleButton>
        <button
          type="button"
          className="btn btn-sm btn-ghost num"
          aria-expanded={commenting}
          aria-controls={commentsId}
          aria-label={`Comment on ${whose}, ${formatCount(comments, 'comment')}`}
          data-tip="Comment"
          onClick={() => setCommenting(!commenting)}
        >
          <MessageCircle {...icon} />
          {formatInteger(comments)}
        </button>
        <button
          type="button"
          className="btn btn-sm btn-ghost num"
          aria-label={`Share ${whose}, ${formatCount(shares, 'share')}`}
          data-tip="Share"
          onClick={() => void sendOrCopy()}
        >
          <Share2 {...icon} />
          {formatInteger(shares)}
        </button>
        <ToggleButton
          on={viewerHasSaved}
          onToggle={(saved, options) => save({ input: { postId: id, saved } }, options)}
          words={{ off: 'Save', on: 'Saved' }}
          itemName={whose}
          Icon={Bookmark}
          variant="icon"
          className="btn btn-icon btn-sm btn-ghost ml-auto"
        />
      </div>
      <div id={commentsId} hidden={!commenting} onFocus={() => markUsed(partName)}>
        {commenting && (
          <ErrorBoundary
            resetKeys={[attempt]}
            fallbackRender={({ error }) => (
              <LoadError dataName="the comments" error={error} onRetry={retry} />
            )}
          >
            <RetryOnce>
              <Suspense fallback={<CommentsSkeleton key={attempt} onRetry={retry} />}>
                <PostComments postId={id} attempt={attempt} focused={isAgain} />
              </Suspense>
            </RetryOnce>
          </ErrorBoundary>
        )}
      </div>
    </>
  );
}
