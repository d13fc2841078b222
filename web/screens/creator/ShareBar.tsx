interface Props {
  parts: readonly number[];
  /** Fill class of each part. Default: one colour whose opacity decreases from the first part to the last. */
  fills?: readonly string[];
}

/** Opacities of the parts, largest part first. */
const opacities = [1, 0.7, 0.5, 0.36, 0.26];
/** Space between two parts, as a percentage of the bar. */
const gap = 1;

/** A thin bar that shows the shares of a total. It is decorative: the text above it gives the result. */
export function ShareBar({ parts, fills }: Props) {
  const visible = parts.map((part, i) => ({ part, fill: fills?.[i] })).filter(({ part }) => part > 0);
  const total = visible.reduce((sum, { part }) => sum + part, 0);
  const usableWidth = 100 - gap * (visible.length - 1);
  const widths = visible.map(({ part }) => (usableWidth * part) / total);
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-3 h-1.5 w-full rounded-full"
      aria-hidden
    >
      {visible.length === 0 && <rect width="100" height="4" className="fill-fill" />}
      {visible.map(({ fill = 'fill-accent' }, i) => (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- the index is the only identity of a part
          key={i}
          x={widths.slice(0, i).reduce((sum, width) => sum + width + gap, 0)}
          width={widths[i]}
          height="4"
          className={fill}
          opacity={fills ? undefined : opacities[Math.min(i, opacities.length - 1)]}
        />
      ))}
    </svg>
  );
}
