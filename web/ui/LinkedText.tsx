import { createElement, Fragment } from 'react';
import { BreakableText } from './BreakableText.tsx';

/** Brackets belong to an address in pairs; the mark that ends a sentence does not, nor do characters that nobody sees. */
const address =
  /(https:\/\/(?:\([^\s<>"()\p{Cf}]*\)|[^\s<>"()\p{Cf}])*(?:\([^\s<>"()\p{Cf}]*\)|[^\s<>"()\p{Cf}\p{P}]|[/#&%=_~-]))/iu;

/** Whether it leads where it seems to: a name before the host would look like one. */
function isHonest(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username + password === '';
}

/** A part of a text; every second part is an address. */
function partOf(part: string, i: number) {
  const words = <BreakableText text={part} />;
  if (i % 2 === 0 || !isHonest(part)) return words;
  return (
    // Its direction is its own: no character before it turns an address round.
    <a
      dir="ltr"
      href={part}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="link underline"
    >
      {words}
    </a>
  );
}

/** What somebody has written as plain text: its https addresses are links, and its long words break after their signs. */
export const LinkedText = ({ text }: { text: string }) =>
  // Their places are their keys: the text is never changed in parts.
  createElement(Fragment, null, ...text.split(address).map(partOf));
