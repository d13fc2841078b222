import { expect } from 'vitest';
import { ask } from './ask.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns a copy of the value at a path such as 'profile.posts.nodes'; throws if it is undefined. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names the type of its selection
export function read<T>({ data }: { data: unknown }, path: string): T {
  let at = data;
  for (const key of path.split('.')) at = isRecord(at) ? at[key] : undefined;
  if (at === undefined) throw new Error(`The result has no value at '${path}'.`);
  const value: T = JSON.parse(JSON.stringify(at));
  return value;
}

/** The ids of the nodes at a path. */
export const idsAt = (answer: { data: unknown }, path: string): string[] =>
  read<{ id: string }[]>(answer, path).map(({ id }) => id);

/** Expects the ids and labels of the choices of each filter, such as `{ price: { low: '$5-$50' } }`. */
export async function expectChoices(
  field: string,
  choices: Readonly<Record<string, Readonly<Record<string, string>>>>,
): Promise<void> {
  const filters = Object.keys(choices);
  const answer = await ask(`{ ${field} { ${filters.map((name) => `${name} { value label }`).join(' ')} } }`);
  const labelsOf = (name: string) =>
    read<{ value: string; label: string }[]>(answer, `${field}.${name}`).map(({ value, label }) => [
      value,
      label,
    ]);
  expect(Object.fromEntries(filters.map((name) => [name, labelsOf(name)]))).toEqual(
    Object.fromEntries(filters.map((name) => [name, Object.entries(choices[name]!)])),
  );
}

/** Expects that a search has found the records that fit, and that they are some of all. */
export function expectFitting<T extends { id: string }>(
  ids: readonly string[],
  all: Iterable<T>,
  fits: (record: T) => boolean,
): void {
  const [fitting, others] = [true, false].map((wanted) =>
    Array.from(all).flatMap((record) => (fits(record) === wanted ? record.id : [])),
  );
  expect(ids.toSorted()).toEqual(fitting!.toSorted());
  expect([fitting, others]).not.toContainEqual([]);
}
