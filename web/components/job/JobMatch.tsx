import { MatchRing } from '../../ui/MatchRing.tsx';

interface Props {
  /** 1 to 10; null when too little is known. */
  score: number | null;
  skills: readonly string[];
  viewerSkills: readonly string[];
}

/** Shown where the real score is not known. */
const usualScore = 7;

function words(score: number | null): string {
  if (score === null) return 'Usual match';
  if (score >= 8) return 'Strong match with your profile';
  return score >= 5 ? 'Good match with your profile' : 'Some match with your profile';
}

/** How well a job fits the viewer, and which of its skills they have. */
export function JobMatch({ score, skills, viewerSkills }: Props) {
  const own = new Set(viewerSkills.map((skill) => skill.toLowerCase()));
  const held = skills.filter((skill) => own.has(skill.toLowerCase())).length;
  return (
    <div className="flex items-center gap-4 rounded-lg bg-accent-soft p-4">
      <MatchRing score={score ?? usualScore} className="size-14" />
      <div className="min-w-0">
        <p className="font-semibold">{words(score)}</p>
        <p className="num text-sm text-muted">
          {score === null && 'Too little is known to measure it. '}
          {held > 0
            ? `You have ${held} of the ${skills.length} listed skills.`
            : 'None of the listed skills is on your profile yet.'}
        </p>
      </div>
    </div>
  );
}
