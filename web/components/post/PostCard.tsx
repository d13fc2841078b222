import { Sprout } from 'lucide-react';
import { useRef, useState } from 'react';
import { hashtagsIn, tagKey } from '../../../schema/rules/post/hashtags.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { VerifiedMark } from '../../ui/VerifiedMark.tsx';
import { PostActions } from './PostActions.tsx';
import { PostMenu } from './PostMenu.tsx';
import { PostPicture } from './PostPicture.tsx';
import { PostText } from './PostText.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment PostCard_post on Post {
    id
    author {
      name
      title
      avatarUrl
      person {
        id
      }
      company {
        id
      }
    }
    timePosted
    postedAt
    content
    image
    imageAlt
    tags
    isFeatured
    ...PostActions_post
    ...PostMenu_post
  }
`);

interface Props {
  post: FragmentType<typeof fragment>;
  /** Loads the picture at once, for the first one of a page; otherwise it loads lazily. */
  eager?: boolean;
  /** Level of its heading: 3 in a section that has one of its own. */
  level?: 2 | 3;
}

export function PostCard({ post, eager = false, level = 2 }: Props) {
  const data = useFragmentData(fragment, post);
  const [hidden, setHidden] = useState(false);
  // Hide and Undo remove their own button, so the focus moves to the first button of what replaces it.
  const movesFocus = useRef(false);
  const changeHidden = (isHidden: boolean) => {
    movesFocus.current = true;
    setHidden(isHidden);
  };
  const focusFirst = (element: HTMLElement | null) => {
    if (!element || !movesFocus.current) return;
    movesFocus.current = false;
    element.querySelector('button')?.focus();
  };
  const { author } = data;
  // PostText links the hashtags in the text; the other tags follow it.
  const linkedTags = new Set(hashtagsIn(data.content).map(tagKey));
  const tags = data.tags.filter((tag) => !linkedTags.has(tagKey(tag)));
  const Heading = `h${level}` as const;
  const page = author.person
    ? paths.profile(author.person.id)
    : author.company && paths.company(author.company.id);
  if (hidden)
    return (
      <p
        ref={focusFirst}
        className="card flex items-center justify-between gap-3 p-card text-muted"
        role="status"
      >
        Post by {author.name} hidden.
        <button type="button" className="btn btn-sm btn-outline" onClick={() => changeHidden(false)}>
          Undo
        </button>
      </p>
    );
  return (
    <article
      ref={focusFirst}
      className={`card overflow-hidden ${data.isFeatured ? 'featured' : ''}`}
      aria-labelledby={`${data.id}-author`}
    >
      <header className="flex items-start gap-3 p-card pb-0">
        {author.company ? (
          <Logo name={author.name} url={author.avatarUrl} className="size-11" />
        ) : (
          <Avatar name={author.name} url={author.avatarUrl} />
        )}
        <div className="min-w-0 grow">
          <div className="flex flex-wrap items-center gap-2">
            <Heading id={`${data.id}-author`} className="flex min-w-0 grow items-center gap-1">
              {page ? (
                <PrefetchLink to={page} className="reach min-w-0 rounded-sm font-semibold hover:underline">
                  <span className="block truncate">{author.name}</span>
                </PrefetchLink>
              ) : (
                <span className="truncate font-semibold">{author.name}</span>
              )}
              {data.isFeatured && <VerifiedMark />}
            </Heading>
            {data.isFeatured && (
              <span className="badge badge-featured -my-1">
                <Sprout aria-hidden />
                Featured
              </span>
            )}
          </div>
          <p className="truncate text-sm text-muted">{author.title}</p>
          <p className="text-xs text-subtle">
            <time dateTime={data.postedAt} title={data.postedAt.slice(0, 16).replace('T', ' ') + ' UTC'}>
              {data.timePosted}
            </time>
          </p>
        </div>
        <PostMenu post={data} onHide={() => changeHidden(true)} />
      </header>
      <PostText
        text={data.content}
        whose={`post by ${author.name}`}
        className="max-w-read px-card pt-3 text-read"
      />
      {tags.length > 0 && (
        // Large touch targets on a phone, in one row or two; the negative margin keeps the layout.
        <ul className="flex flex-wrap gap-x-2.5 px-card pt-2 text-sm max-md:-my-2.75">
          {tags.map((tag) => (
            <li key={tag} className="min-w-0">
              <PrefetchLink
                to={paths.feed({ tag })}
                className="link inline-block max-w-full truncate py-0.5 font-medium max-md:min-w-11 max-md:py-3.25"
              >
                #{tag}
              </PrefetchLink>
            </li>
          ))}
        </ul>
      )}
      {data.image && (
        <div className="px-card pt-3">
          <PostPicture src={data.image} alt={data.imageAlt ?? ''} author={author.name} eager={eager} />
        </div>
      )}
      <PostActions post={data} />
    </article>
  );
}
