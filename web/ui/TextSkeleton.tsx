const prose =
  'The rings of a tree tell of the years behind it, narrow ones and wide ones, and what stands here soon will tell of somebody. ';

const filler = (length: number) => prose.repeat(Math.ceil(length / prose.length)).slice(0, length);

/** A skeleton for text by the lengths of its lines: it wraps as the real text will, at any width. */
export const TextSkeleton = ({ lengths }: { lengths: number | readonly number[] }) => (
  <span className="skeleton filler">{[lengths].flat().map(filler).join('\n')}</span>
);
