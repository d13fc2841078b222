interface Props {
  parts: readonly number[];
  /** What each part is filled with; left out, steps of one tint from the largest part to the smallest. */
  fills?: readonly string[];
}

/** Steps of the tint from the largest part to the smallest. */
const opacities = [1, 0.7, 0.5, 0.36, 0.26];
/** Room between two parts, in hundredths of the bar. */
const gap = 1;

/** How a whole divides into parts, as a thin bar. The sentence above it says what matters. */
export function ShareBar({ parts, fills }: Props) {
  const seen = parts.map((part, i) => ({ part, fill: fills?.[i] })).filter(({ part }) => part > 0);
  const all = seen.reduce((sum, { part }) => sum + part, 0);
  const room = 100 - gap * (seen.length - 1);
  const starts = seen.map((_, i) =>
    seen.slice(0, i).reduce((sum, { part }) => sum + (room * part) / all + gap, 0),
  );
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-3 h-1.5 w-full rounded-full"
      aria-hidden
    >
      {seen.length === 0 && <rect width="100" height="4" className="fill-fill" />}
      {seen.map(({ part, fill = 'fill-accent' }, i) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- parts have nothing but their place
          key={i}
          x={starts[i]}
          width={(room * part) / all}
          height="4"
          className={fill}
          opacity={fills ? undefined : opacities[Math.min(i, opacities.length - 1)]}
        />
      ))}
    </svg>
  );
}
