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
 * For each item the others with which it has skills in common, most in common first; as many in common keep the
 * order of the list. Worked out once: the list does not change.
 */
export function similarBySkills<T extends Skilled>(
  items: readonly T[],
  among: readonly T[] = items,
): ReadonlyMap<string, readonly T[]> {
  return new Map(
    items.map((item) => [
      item.id,
      among
        .filter(({ id }) => id !== item.id)
        .map((other) => ({ other, common: countCommon(item.skills, other.skills) }))
        .filter(({ common }) => common > 0)
        .toSorted((a, b) => b.common - a.common)
        .map(({ other }) => other),
    ]),
  );
}
