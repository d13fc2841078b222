import { createElement, Fragment } from 'react';
import { BreakableText } from './BreakableText.tsx';
import { ExternalLink } from './ExternalLink.tsx';

/** Brackets belong to an address in pairs; the mark that ends a sentence does not, nor do characters that nobody sees. */
const address =
  /(https:\/\/(?:\([^\s<>"()\p{Cf}]*\)|[^\s<>"()\p{Cf}])*(?:\([^\s<>"()\p{Cf}]*\)|[^\s<>"()\p{Cf}\p{P}]|[/#&%=_~-]))/iu;

/** A part of a text; every second part is an address. */
function partOf(part: string, i: number) {
  const words = <BreakableText text={part} />;
  if (i % 2 === 0) return words;
  return (
    <ExternalLink href={part} userText className="link underline">
      {words}
    </ExternalLink>
  );
}

/** What somebody has written as plain text: its https addresses are links, and its long words break after their signs. */
export const LinkedText = ({ text }: { text: string }) =>
  // Their places are their keys: the text is never changed in parts.
  createElement(Fragment, null, ...text.split(address).map(partOf));
