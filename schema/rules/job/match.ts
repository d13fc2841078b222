const lowered = (skills: readonly string[]) => new Set(skills.map((skill) => skill.toLowerCase()));

/** The required skills that a person has, ignoring case. */
export function matchingSkills(skills: readonly string[], theirs: readonly string[]): string[] {
  const own = lowered(theirs);
  return skills.filter((skill) => own.has(skill.toLowerCase()));
}

/** The match score: matching skills in tenths of the required skills, at least 1. */
export const scoreOf = (matching: number, asked: number): number =>
  Math.max(1, Math.round((10 * matching) / asked));

/** Minimum score of a fair match; a lower one is a low match. */
export const fairMatch = 3;

/** Minimum score of a good match. */
export const goodMatch = 5;

/** Minimum score of a strong match. */
export const strongMatch = 8;
