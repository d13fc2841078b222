const prose =
  'The rings of a tree tell of the years behind it, narrow ones and wide ones, and what stands here soon will tell of somebody. ';

const words = (length: number) => prose.repeat(Math.ceil(length / prose.length)).slice(0, length);

/** A text that is not here yet, by the lengths of its lines: it wraps as the text will, at any width. */
export const TextSkeleton = ({ of }: { of: number | readonly number[] }) => (
  <span className="skeleton filler">{[of].flat().map(words).join('\n')}</span>
);
