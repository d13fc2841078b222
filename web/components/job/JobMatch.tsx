import { goodMatch, scoreOf, strongMatch } from '../../../schema/rules/job/match.ts';
import { MatchRing } from '../../ui/MatchRing.tsx';

interface Props {
  /** Whether the job has a score; too little may be known. */
  scored: boolean;
  skills: readonly string[];
  /** Those of them that the viewer has. */
  held: readonly string[];
}

/** Shown where the real score is not known. */
const usualScore = 7;

function words(score: number, held: number): string {
  if (held === 0) return 'Low match with your profile';
  if (score >= strongMatch) return 'Strong match with your profile';
  return score >= goodMatch ? 'Good match with your profile' : 'Fair match with your profile';
}

/** How well a job fits the viewer: ring and sentence say the same, also after the profile has changed in this tab. */
export function JobMatch({ scored, skills, held }: Props) {
  const score = scored ? scoreOf(held.length, skills.length) : usualScore;
  return (
    <div className="flex items-center gap-4 rounded-lg bg-accent-soft p-4">
      <MatchRing score={score} className="size-14" />
      <div className="min-w-0">
        <p className="font-semibold">{scored ? words(score, held.length) : 'Usual match'}</p>
        <p className="num text-sm text-muted">
          {!scored && "There isn't enough information to rate this match."}
          {scored &&
            (held.length > 0
              ? `You have ${held.length} of the ${skills.length} listed skills.`
              : 'None of the listed skills are on your profile yet.')}
        </p>
      </div>
    </div>
  );
}
