import type { GraphQLError } from 'graphql';
import { limits, limitError } from './limits.ts';

/** How many values there are, counted no further than is of interest. */
function countValues(whole: unknown, most: number): number {
  // A list of what is left instead of recursion: a body may be nested ten thousand levels deep.
  const left = [whole];
  let count = 0;
  for (let value = left.pop(); value !== undefined; value = left.pop()) {
    if (typeof value !== 'object' || value === null) continue;
    const inner = Object.values(value);
    count += inner.length;
    if (count > most) break;
    left.push(...inner);
  }
  return count;
}

/**
 * What is refused at a glance, before it is parsed, held against the schema or wondered what may have been meant:
 * that work is what an attack is after.
 */
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
  if (countValues(variables, limits.values) > limits.values)
    return limitError('values', `The variables hold more than ${limits.values} values. Send fewer of them.`);
  return null;
}
