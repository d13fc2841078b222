import { createElement, Fragment, type ReactNode } from 'react';
import { BreakableText } from './BreakableText.tsx';
import { ExternalLink } from './ExternalLink.tsx';

/** Matches https addresses, with paired brackets, but without trailing punctuation and invisible characters. */
const address =
  /(https:\/\/(?:\([^\s<>"()\p{Cf}]*\)|[^\s<>"()\p{Cf}])*(?:\([^\s<>"()\p{Cf}]*\)|[^\s<>"()\p{Cf}\p{P}]|[/#&%=_~-]))/iu;

interface Props {
  text: string;
  /** Renders the text between addresses. */
  renderWords?: (words: string) => ReactNode;
}

const breakable = (words: string) => <BreakableText text={words} />;

/** A user's plain text: its https addresses are links, and its long words may break. */
export function LinkedText({ text, renderWords = breakable }: Props) {
  // Every second part is an address.
  const partOf = (part: string, i: number) =>
    i % 2 === 0 ? (
      renderWords(part)
    ) : (
      <ExternalLink href={part} userText className="link underline">
        {breakable(part)}
      </ExternalLink>
    );
  // The children need no keys: the text always changes as a whole.
  return createElement(Fragment, null, ...text.split(address).map(partOf));
}
