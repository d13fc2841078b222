interface Skilled {
  id: string;
  skills: readonly string[];
}

const lowered = (skills: readonly string[]) => new Set(skills.map((skill) => skill.toLowerCase()));

/** How many of the skills are among the others, whatever their case. */
export function countCommon(skills: readonly string[], others: readonly string[]): number {
  const known = lowered(others);
  return [...lowered(skills)].filter((skill) => known.has(skill)).length;
}

/**
 * For each item the others that are like it, the likest first; equally like ones keep the order of the list, and what has
 * a likeness of 0 is left out. Worked out once: the list does not change.
 */
export function similarBy<T extends { id: string }>(
  items: readonly T[],
  among: readonly T[],
  likeness: (item: T, other: T) => number,
): ReadonlyMap<string, readonly T[]> {
  return new Map(
    items.map((item) => [
      item.id,
      among
        .filter(({ id }) => id !== item.id)
        .map((other) => ({ other, like: likeness(item, other) }))
        .filter(({ like }) => like > 0)
        .toSorted((a, b) => b.like - a.like)
        .map(({ other }) => other),
    ]),
  );
}

/** Like are those with skills in common: most in common first. */
export const similarBySkills = <T extends Skilled>(items: readonly T[], among: readonly T[] = items) =>
  similarBy(items, among, (item, other) => countCommon(item.skills, other.skills));
