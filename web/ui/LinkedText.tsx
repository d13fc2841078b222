import { createElement, Fragment, type ReactNode } from 'react';
import { BreakableText } from './BreakableText.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { linksIn } from './linksIn.ts';

interface Props {
  text: string;
  /** Renders the text between the links. */
  renderWords?: (words: string) => ReactNode;
}

const breakable = (words: string) => <BreakableText text={words} />;

function Link({ href, address }: { href: string | null; address: string }) {
  const className = 'link underline';
  return href === null ? (
    // Characters before an address must not change its text direction.
    <a href={`mailto:${address}`} dir="ltr" className={className}>
      {breakable(address)}
    </a>
  ) : (
    <ExternalLink href={href} userText className={className}>
      {breakable(address)}
    </ExternalLink>
  );
}

/** A user's plain text: its web and e-mail addresses are links, and its long words may break. */
export function LinkedText({ text, renderWords = breakable }: Props) {
  const parts: ReactNode[] = [];
  let last = 0;
  for (const { start, end, href } of linksIn(text)) {
    parts.push(
      renderWords(text.slice(last, start)),
      createElement(Link, { href, address: text.slice(start, end) }),
    );
    last = end;
  }
  // The children need no keys: the text always changes as a whole.
  return createElement(Fragment, null, ...parts, renderWords(text.slice(last)));
}
