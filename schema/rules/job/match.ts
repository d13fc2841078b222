const lowered = (skills: readonly string[]) => new Set(skills.map((skill) => skill.toLowerCase()));

/** Those of a job's skills that a person has, whatever their case. */
export function matchingSkills(skills: readonly string[], theirs: readonly string[]): string[] {
  const own = lowered(theirs);
  return skills.filter((skill) => own.has(skill.toLowerCase()));
}

/** How well a job fits: matching skills in tenths of those asked for, at least 1. */
export const scoreOf = (matching: number, asked: number): number =>
  Math.max(1, Math.round((10 * matching) / asked));

/** From this score on a job is a good match. */
export const goodMatch = 5;

/** From this score on it is a strong one. */
export const strongMatch = 8;
