import { createElement, Fragment, useState } from 'react';
import { hashtag, tagText } from '../../../schema/rules/post/hashtags.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { BreakableText } from '../../ui/BreakableText.tsx';
import { LinkedText } from '../../ui/LinkedText.tsx';
import { foldAt } from './foldAt.ts';

/** Renders a part of a text that `hashtag` split: its only group makes every second part a hashtag. */
const partOf = (part: string, i: number) =>
  i % 2 === 1 ? (
    <PrefetchLink to={paths.feed({ tag: tagText(part.slice(1)) })} className="link font-medium">
      {part}
    </PrefetchLink>
  ) : (
    <BreakableText text={part} />
  );

// The parts are children of `createElement`, which need no keys.
const withHashtags = (words: string) => createElement(Fragment, null, ...words.split(hashtag).map(partOf));

const Linked = ({ text }: { text: string }) => <LinkedText text={text} renderWords={withHashtags} />;

interface Props {
  text: string;
  /** Names the post or comment for screen readers: 'post by Noor Siddiqui'. */
  whose: string;
  className: string;
}

/** The text of a post or comment with links and hashtags; a long one is folded. Without scripts all of it is shown. */
export function PostText({ text, whose, className }: Props) {
  const [open, setOpen] = useState(false);
  const end = foldAt(text);
  return (
    <div className={className}>
      <p dir="auto" className="break-words whitespace-pre-line">
        <Linked text={text.slice(0, end)} />
        {end !== undefined && (
          <>
            {!open && <span className="noscript:hidden">…</span>}
            <span className={open ? undefined : 'hidden noscript:inline'}>
              <Linked text={text.slice(end)} />
            </span>
          </>
        )}
      </p>
      {end !== undefined && (
        <button
          type="button"
          className="link font-medium max-md:min-h-11 noscript:hidden"
          aria-label={open ? `See less of the ${whose}` : `See more of the ${whose}`}
          onClick={() => setOpen(!open)}
        >
          {open ? 'See less' : 'See more'}
        </button>
      )}
    </div>
  );
}
