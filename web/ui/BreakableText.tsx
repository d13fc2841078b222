import { createElement, Fragment, type ReactNode } from 'react';

/** An address or another word that a narrow line may not hold. */
const longWord = /(\S{24,})/;
const pieces = /[^/?&=#_.-]*[/?&=#_.-]+|[^/?&=#_.-]+/g;

/** Text whose long words break after their slashes and signs first; copied, it is the same text. */
export function BreakableText({ text }: { text: string }) {
  const parts = text.split(longWord).flatMap((part, i): ReactNode[] =>
    // Every second part is a long word.
    i % 2 === 0
      ? [part]
      : part.match(pieces)!.flatMap((piece, at) => (at === 0 ? [piece] : [createElement('wbr'), piece])),
  );
  // Their places are their keys: the text is never changed in parts.
  return createElement(Fragment, null, ...parts);
}
