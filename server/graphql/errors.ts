import { GraphQLError } from 'graphql';

/** A refused argument. The message is read by people: it says what is allowed. */
export function badInput(argument: string, allowed: string): GraphQLError {
  return new GraphQLError(`${argument} must be ${allowed}.`, {
    extensions: { code: 'BAD_USER_INPUT', argument },
  });
}
