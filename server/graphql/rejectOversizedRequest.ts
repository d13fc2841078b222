import type { GraphQLError } from 'graphql';
import { limits, limitError } from './limits.ts';

/** Counts nested values. */
function countValues(root: unknown): number {
  // A stack instead of recursion: a body may be nested ten thousand levels deep. JSON has no undefined, which ends the loop.
  const stack = [root];
  let count = 0;
  for (let value = stack.pop(); value !== undefined; value = stack.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.values(value);
    count += inner.length;
    stack.push(...inner);
  }
  return count;
}

/** Refuses oversized operations before parsing and validation, whose work an attack would cause. */
export function rejectOversizedRequest({
  query,
  variables,
}: {
  query?: unknown;
  variables?: unknown;
}): GraphQLError | null {
  if (typeof query === 'string') {
    if (query.length > limits.text)
      return limitError(
        'text',
        `The operation has ${query.length} characters; at most ${limits.text} are allowed.`,
      );
    const directives = query.split('@').length - 1;
    if (directives > limits.directivesInText)
      return limitError(
        'directivesInText',
        `The text of the operation has ${directives} directives; at most ${limits.directivesInText} are allowed.`,
      );
  }
  if (countValues(variables) > limits.values)
    return limitError('values', `The variables hold more than ${limits.values} values. Send fewer of them.`);
  return null;
}
