interface Skilled {
  id: string;
  skills: readonly string[];
}

const lowered = (skills: readonly string[]) => new Set(skills.map((skill) => skill.toLowerCase()));

/** The number of common skills, ignoring case. */
export function countCommon(skills: readonly string[], others: readonly string[]): number {
  const otherSkills = lowered(others);
  return [...lowered(skills)].filter((skill) => otherSkills.has(skill)).length;
}

/**
 * For each item, the similar others, the most similar first. Equally similar items keep the order of the list, and
 * items with a similarity of 0 are left out. Computed once, because the list does not change.
 */
export function similarBy<T extends { id: string }>(
  items: readonly T[],
  among: readonly T[],
  similarity: (item: T, other: T) => number,
): ReadonlyMap<string, readonly T[]> {
  return new Map(
    items.map((item) => [
      item.id,
      among
        .filter(({ id }) => id !== item.id)
        .map((other) => ({ other, score: similarity(item, other) }))
        .filter(({ score }) => score > 0)
        .toSorted((a, b) => b.score - a.score)
        .map(({ other }) => other),
    ]),
  );
}

/** Items with common skills are similar: most common skills first. */
export const similarBySkills = <T extends Skilled>(items: readonly T[], among: readonly T[] = items) =>
  similarBy(items, among, (item, other) => countCommon(item.skills, other.skills));
