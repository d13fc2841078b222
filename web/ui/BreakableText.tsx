import { createElement, Fragment, type ReactNode } from 'react';

/** A word that may be too long for a narrow line, such as an address. */
const longWord = /(\S{24,})/;
/** 'a/b.c' has the pieces 'a/', 'b.' and 'c'. A mark belongs to the character before it: '#️⃣'. */
const segment = /[^/?&=#_.-]*(?:[/?&=#_.-]\p{M}*)+|[^/?&=#_.-]+/gu;

/** Text whose long words may break after slashes and punctuation marks. Copying it gives the original text. */
export function BreakableText({ text }: { text: string }) {
  const parts = text.split(longWord).flatMap((part, i): ReactNode[] =>
    // Every second part is a long word.
    i % 2 === 0
      ? [part]
      : part
          .match(segment)!
          .flatMap((piece, index) => (index === 0 ? [piece] : [createElement('wbr'), piece])),
  );
  // The children need no keys: the text always changes as a whole.
  return createElement(Fragment, null, ...parts);
}
