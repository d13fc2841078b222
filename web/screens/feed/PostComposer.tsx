import { createPostInputBounds } from '../../../schema/generated/post.actions.ts';
import { Image, X } from 'lucide-react';
import { useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { useAction } from '../../actions/useAction.ts';
import { NotSent } from '../../components/NotSent.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { useIsLive } from '../../routing/pageContext.tsx';
import { ScreenData } from '../../routing/ScreenData.tsx';
import { useFocusOnArrival } from '../../routing/useFocusOnArrival.ts';
import { useScreenData } from '../../routing/screenRoute.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { useEarlyFile } from '../../hydration/earlyInput.ts';
import { useHydrated } from '../../hydration/useHydrated.ts';
import { isEnter } from '../../ui/keys.ts';
import { useDraft } from '../../ui/useDraft.ts';
import { useTextLimit } from '../../ui/useTextLimit.tsx';
import { trimmed } from '../../../schema/rules/characters.ts';
import { query } from './feed.data.ts';
import { usePicture } from './usePicture.ts';

const fragment = graphql(/* GraphQL */ `
  fragment ComposerAvatar_viewer on Viewer {
    id
    name
    avatar
  }
`);

function ComposerAvatar({ viewer }: { viewer: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, viewer);
  return <Avatar name={data.name} url={data.avatar} className="size-10 text-sm" />;
}
const ViewerAvatar = () => <ComposerAvatar viewer={useScreenData(query).viewer} />;

const createPost = async () => (await import('../../actions/post.ts')).createPost;

const maxLength = createPostInputBounds.content.max;
/** Milliseconds after a post in which Ctrl+Enter in the emptied field is ignored. Later, the action refuses it. */
const repeatWindow = 1_000;
/** The form that creates a post. It is outside the boundary of the feed's data, so a load error keeps its text. */
export function PostComposer() {
  const [text, setText, field, sendText] = useDraft('post');
  const picture = usePicture();
  const [post, posting] = useAction(createPost);
  const file = useRef<HTMLInputElement>(null);
  // 'Start a post' in the command palette navigates here.
  useFocusOnArrival(field);
  useEarlyFile(file, (chosen) => void picture.choose(chosen));
  const hydrated = useHydrated();
  const isLive = useIsLive();
  const { search } = useLocation();
  const navigate = useNavigate();
  const postedAt = useRef(-repeatWindow); // `performance.now()` of the last post; at first so early that nothing repeats it.
  const content = trimmed(text);
  const remaining = maxLength - content.length;
  const limit = useTextLimit(content, maxLength, 'mt-2', picture.error); // `limit.error`: text too long, or else this.

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (limit.over) return;
    if (content) postedAt.current = performance.now();
    // `sendText` calls `take` at once and at each Retry, then `send` once, after earlier posts. If this or an earlier post
    // fails, it calls `giveBack`. If the form has another photo by then, the first one stays `attached` for Retry.
    let attached: ReturnType<typeof picture.take> | undefined;
    sendText({
      take: () => {
        attached ??= picture.take();
      },
      giveBack: () => {
        if (attached && picture.giveBack(attached)) attached = undefined;
      },
      send: async (typed, onRetry) => {
        const input = { content: trimmed(typed), image: attached?.url ?? null };
        const done = await post({ input }, { onRetry });
        // A filter may exclude the new post. Without a field the user has left the screen.
        if (done && search && field.current) void navigate(paths.feed(), { preventScrollReset: true });
        return done;
      },
    });
  };
  const sendByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (!isEnter(event.nativeEvent) || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    const isRepeat = !content && performance.now() - postedAt.current < repeatWindow;
    if (!event.repeat && !isRepeat) event.currentTarget.form?.requestSubmit();
  };
  return (
    <form className="composer card p-card pb-3" aria-label="Create a post" onSubmit={submit}>
      <div className="flex gap-3">
        <ScreenData skeleton={<span className="skeleton size-10 flex-none rounded-full!" />}>
          <ViewerAvatar />
        </ScreenData>
        <textarea
          ref={field}
          // Without the attribute the text counts as unsaved (`reloadOnce`): the draft does not store the photo.
          data-drafted={picture.url ? undefined : ''}
          dir="auto"
          className="min-h-10 max-md:min-h-11 w-full min-w-0 resize-none rounded-sm bg-transparent py-2 text-read field-sizing-content max-h-96 placeholder:text-subtle"
          rows={1}
          placeholder="Share what you're working on"
          aria-label="Post"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          {...limit.field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={sendByKey}
        />
      </div>
      {picture.url && (
        <div className="relative mt-3">
          <div className="art aspect-video rounded-md">
            <img src={picture.url} alt={`Preview of ${picture.name}`} />
          </div>
          <button
            type="button"
            className="btn btn-icon btn-sm btn-outline absolute! top-2 right-2"
            aria-label="Remove photo"
            onClick={picture.clear}
          >
            <X aria-hidden />
          </button>
          <NotSent files="Pictures" className="mt-2" />
        </div>
      )}
      {limit.error}
      <div className="mt-2.5 flex items-center gap-1 border-t border-line pt-2.5">
        <input
          ref={file}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp"
          aria-label="Choose a photo"
          onChange={(event) => {
            void picture.choose(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <button
          type="button"
          className="btn btn-sm btn-ghost px-2"
          // Before hydration, the click recorder opens the file chooser, and `useEarlyFile` takes the file.
          data-press={hydrated ? undefined : 'files'}
          onClick={() => file.current?.click()}
        >
          <Image aria-hidden strokeWidth={1.75} />
          Photo
        </button>
        {/* A dialog makes the page inert except live regions and their ancestors, so this one exists only while sending. */}
        <p className="ml-auto text-sm text-subtle">
          {posting && isLive && <span role="status">Posting…</span>}
        </p>
        {remaining < 300 && (
          <p className="num text-xs text-subtle" aria-live="polite">
            {Math.max(0, remaining)} left
          </p>
        )}
        <button type="submit" className="btn btn-sm btn-primary" disabled={!content || limit.over}>
          Post
        </button>
      </div>
    </form>
  );
}
