interface Props {
  /** 1 to 10. */
  score: number;
  /** Tailwind size of the ring. */
  className?: string;
}

const radius = 20;
const length = 2 * Math.PI * radius;

/** The match score of a job, as a ring with N/10 inside. */
export function MatchRing({ score, className = 'size-11.5' }: Props) {
  return (
    <span className={`meter flex-none ${className}`} role="img" aria-label={`Match score ${score}/10`}>
      <svg viewBox="0 0 46 46" className="size-full" aria-hidden>
        <circle className="track" cx="23" cy="23" r={radius} fill="none" strokeWidth="3" />
        <circle
          className="arc"
          cx="23"
          cy="23"
          r={radius}
          fill="none"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray={`${(length * score) / 10} ${length}`}
        />
      </svg>
      <span
        aria-hidden
        className={`num col-start-1 row-start-1 font-semibold ${score < 10 ? 'text-sm' : 'text-xs tracking-tighter'}`}
      >
        {score}
        <span className="text-2xs font-normal text-subtle">/10</span>
      </span>
    </span>
  );
}
