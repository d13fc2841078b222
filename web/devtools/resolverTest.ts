import type { OperationText } from './operationText.ts';

/** Fields that have the same value in each run of the server. Times are relative to its start. */
const stable = new Set(['id', 'name', 'title', 'totalCount']);
/** Maximum nesting of objects and lists in the expected data. */
const maxDepth = 4;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The part of the data that a test can expect: ids, names, titles and counts; undefined if there is none. */
export function stablePart(data: unknown, depth = 0): unknown {
  if (Array.isArray(data)) {
    const items = data.map((item: unknown) => stablePart(item, depth));
    return items.length > 0 && items.every((item) => item !== undefined) ? items : undefined;
  }
  if (!isObject(data) || depth > maxDepth) return undefined;
  const fields = Object.entries(data).flatMap(([name, value]) => {
    const part = isObject(value) || Array.isArray(value) ? stablePart(value, depth + 1) : value;
    const isNeeded = part !== undefined && (isObject(part) || Array.isArray(part) || stable.has(name));
    return isNeeded ? [[name, part] as const] : [];
  });
  return fields.length > 0 ? Object.fromEntries(fields) : undefined;
}

const indented = (text: string, spaces: number) => text.replaceAll('\n', `\n${' '.repeat(spaces)}`);
const literal = (value: unknown, spaces: number) => indented(JSON.stringify(value, null, 2), spaces);

/** A resolver test of the operation, as in `.github/guides/resolver-test.md`, for a file `server/<noun>/<name>.test.ts`. */
export function resolverTest({ name, query, variables }: OperationText, data: unknown): string {
  // Puts a backslash before each backtick, backslash and '${'.
  const template = query.replaceAll(/[`\\]|\$\{/g, String.raw`\$&`);
  return `import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';

test('${name} returns the sample data', async () => {
  const { data, errors } = await ask(
    \`${indented(template, 4)}\`,
    ${literal(variables, 4)},
  );
  expect(errors).toBeUndefined();
  expect(data).toMatchObject(${literal(stablePart(data) ?? {}, 2)});
});
`;
}
