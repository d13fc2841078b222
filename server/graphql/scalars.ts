import { GraphQLScalarType } from 'graphql';
import { badInput } from '../shared/errors.ts';

const pattern = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/;

function instant(value: unknown): string {
  if (typeof value === 'string' && pattern.test(value) && !Number.isNaN(Date.parse(value))) return value;
  throw badInput('A DateTime', "an ISO 8601 instant in UTC, such as '2026-03-14T09:26:53Z'");
}

/** An instant; stored and sent as the same text. */
export const DateTime = new GraphQLScalarType<string, string>({
  name: 'DateTime',
  serialize: instant,
  parseValue: instant,
});
