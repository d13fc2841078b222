/** Skills or tags without case, so that they can be compared. */
export const lowered = (texts: readonly string[]): string[] => texts.map((text) => text.toLowerCase());

/** The number of common skills, ignoring case. */
export function countCommon(skills: readonly string[], others: readonly string[]): number {
  const otherSkills = new Set(lowered(others));
  return [...new Set(lowered(skills))].filter((skill) => otherSkills.has(skill)).length;
}
