import { createElement, Fragment } from 'react';
import { BreakableText } from './BreakableText.tsx';
import { ExternalLink } from './ExternalLink.tsx';

/** Matches https addresses, with paired brackets, but without trailing punctuation and invisible characters. */
const address =
  /(https:\/\/(?:\([^\s<>"()\p{Cf}]*\)|[^\s<>"()\p{Cf}])*(?:\([^\s<>"()\p{Cf}]*\)|[^\s<>"()\p{Cf}\p{P}]|[/#&%=_~-]))/iu;

/** Renders a part of a text; every second part is an address. */
function partOf(part: string, i: number) {
  const words = <BreakableText text={part} />;
  if (i % 2 === 0) return words;
  return (
    <ExternalLink href={part} userText className="link underline">
      {words}
    </ExternalLink>
  );
}

/** A user's plain text: its https addresses are links, and its long words may break. */
export const LinkedText = ({ text }: { text: string }) =>
  // The children need no keys: the text always changes as a whole.
  createElement(Fragment, null, ...text.split(address).map(partOf));
