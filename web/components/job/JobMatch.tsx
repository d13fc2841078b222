import { goodMatch, matchLevel, scoreOf } from '../../../schema/rules/job/match.ts';
import { useIsLive } from '../../routing/pageContext.tsx';
import { MatchRing } from '../../ui/MatchRing.tsx';

interface Props {
  /** Whether the server rates the job; otherwise it has too little information. */
  scored: boolean;
  skills: readonly string[];
  /** The skills of the job that the viewer has. */
  matched: readonly string[];
  /** Whether the viewer's profile has any skill. */
  hasSkills: boolean;
}

/** The ring's score when the real one is unknown, in simulated mode. Live mode shows no ring then. */
const defaultScore = 7;

/** Shows how well a job matches the viewer. The score is computed from the skills here, so it updates with the profile. */
export function JobMatch({ scored, skills, matched, hasSkills }: Props) {
  const isLive = useIsLive();
  const hasRing = !isLive || scored;
  const score = scored ? scoreOf(matched.length, skills.length) : defaultScore;
  const isNeutral = !scored || score < goodMatch;
  return (
    <div className={`flex items-center gap-4 rounded-lg p-4 ${isNeutral ? 'bg-fill' : 'bg-accent-soft'}`}>
      {hasRing && <MatchRing score={score} neutral={isNeutral} className="size-14" />}
      <div className="min-w-0">
        <p className="font-semibold">
          {scored
            ? `${matchLevel(score)} match with your profile`
            : isLive
              ? 'No match score'
              : 'Not rated yet'}
        </p>
        <p className="num text-sm text-muted">
          {!scored &&
            (hasSkills
              ? `There isn't enough information to rate this match${isLive ? '' : `, so the ring shows the default, ${defaultScore}/10`}.`
              : 'Add skills to your profile to see how well jobs match it.')}
          {scored &&
            (matched.length > 0
              ? `You have ${matched.length} of the ${skills.length} listed skills.`
              : 'None of the listed skills are on your profile yet.')}
        </p>
      </div>
    </div>
  );
}
