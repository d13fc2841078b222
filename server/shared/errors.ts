import { GraphQLError } from 'graphql';

/** Users read its message: it states the allowed values. */
export function badInput(argument: string, allowed: string): GraphQLError {
  return new GraphQLError(`${argument} must be ${allowed}.`, {
    extensions: { code: 'BAD_USER_INPUT', argument },
  });
}
