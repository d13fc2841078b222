import { GraphQLError } from 'graphql';

/** Users read its message, such as 'page must be a whole number from 1.' for ('page', 'a whole number from 1'). */
export function badInput(argument: string, allowed: string): GraphQLError {
  return new GraphQLError(`${argument} must be ${allowed}.`, {
    extensions: { code: 'BAD_USER_INPUT', argument },
  });
}
