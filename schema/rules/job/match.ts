const lowered = (skills: readonly string[]) => new Set(skills.map((skill) => skill.toLowerCase()));

/** The required skills that a person has, ignoring case. */
export function matchingSkills(required: readonly string[], skills: readonly string[]): string[] {
  const own = lowered(skills);
  return required.filter((skill) => own.has(skill.toLowerCase()));
}

export const mostScore = 10;

/** The match score: matching skills in tenths of the required skills, at least 1. `required` is not 0. */
export const scoreOf = (matching: number, required: number): number =>
  Math.max(1, Math.round((mostScore * matching) / required));

/** Minimum score of a partial match; a lower one is a low match. */
const partialMatch = 3;

/** Minimum score of a good match. Lower scores have a neutral colour. */
export const goodMatch = 5;

/** Minimum score of a strong match. */
export const strongMatch = 8;

/** The word for a score of 1 to 10. */
export function matchLevel(score: number): 'Strong' | 'Good' | 'Partial' | 'Low' {
  if (score >= strongMatch) return 'Strong';
  if (score >= goodMatch) return 'Good';
  return score >= partialMatch ? 'Partial' : 'Low';
}
