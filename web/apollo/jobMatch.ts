/** Those of a job's skills that somebody has, whatever their case. */
export function heldOf(skills: readonly string[], theirs: readonly string[]): string[] {
  const known = new Set(theirs.map((skill) => skill.toLowerCase()));
  return skills.filter((skill) => known.has(skill.toLowerCase()));
}

/** How well a job fits, as the server tells it: held skills in tenths of those asked for, at least 1. */
export const scoreOf = (held: number, asked: number): number => Math.max(1, Math.round((10 * held) / asked));
