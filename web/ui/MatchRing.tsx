import { goodMatch } from '../../schema/rules/job/match.ts';

interface Props {
  /** 1 to 10. */
  score: number;
  /** Whether the ring is grey; by default below a good match. */
  neutral?: boolean;
  className?: string;
}

const radius = 20;
const length = 2 * Math.PI * radius;
const circle = { cx: 23, cy: 23, r: radius, fill: 'none', strokeWidth: 3 };

/** The match score of a job, as a ring with N/10 inside. The digits scale with the ring. */
export function MatchRing({ score, neutral = score < goodMatch, className = 'size-11.5' }: Props) {
  return (
    <span
      className={`@container relative inline-grid flex-none place-items-center rounded-full max-xs:min-h-[2.5rem] max-xs:min-w-[2.5rem] ${className}`}
      role="img"
      aria-label={`Match score ${score}/10`}
    >
      <svg viewBox="0 0 46 46" className="col-start-1 row-start-1 size-full -rotate-90" aria-hidden>
        <circle {...circle} className="stroke-line-strong opacity-55" />
        <circle
          {...circle}
          className={neutral ? 'stroke-muted' : 'stroke-accent'}
          strokeLinecap="round"
          strokeDasharray={`${(length * score) / 10} ${length}`}
        />
      </svg>
      <span
        aria-hidden
        className={`num col-start-1 row-start-1 font-semibold ${score < 10 ? 'text-[max(0.8125rem,28cqi)]' : 'text-[max(0.75rem,26cqi)] tracking-tighter'}`}
      >
        {score}
        <span className="text-[max(0.6875rem,22cqi)] font-normal text-subtle">/10</span>
      </span>
    </span>
  );
}
