import {
  getOperationAST,
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { describeInvalidValue, recordValuePositions, variableErrors } from '../../graphql/invalidValues.ts';
import { costReport, limits, limitShape } from '../../graphql/limits.ts';

export interface OperationText {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

type Checked =
  | { errors: readonly GraphQLFormattedError[] }
  | { document: DocumentNode; cost: ReturnType<typeof costReport> | undefined };

const format = (code: string) => (error: GraphQLError) => {
  const formatted = { ...error.toJSON(), extensions: { code, ...error.extensions } };
  return describeInvalidValue(formatted, error);
};

/** Parses, validates and counts an operation as the server does, for the explorer's tab: same errors, same cost. */
export function checkOperation(
  schema: GraphQLSchema,
  { query, variables, operationName }: OperationText,
): Checked {
  let document: DocumentNode;
  try {
    document = parse(query, { maxTokens: limits.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return { errors: [format('GRAPHQL_PARSE_FAILED')(error)] };
  }
  const rules = [...specifiedRules, limitShape, recordValuePositions];
  const invalid = validate(schema, document, rules, { maxErrors: limits.errors });
  if (invalid.length > 0) return { errors: invalid.map(format('GRAPHQL_VALIDATION_FAILED')) };
  const operation = getOperationAST(document, operationName);
  // The execution refuses an unknown name.
  if (!operation) return { document, cost: undefined };
  const wrong = variableErrors(schema, operation, variables);
  if (wrong.length > 0) return { errors: wrong.map((error) => error.toJSON()) };
  return { document, cost: costReport({ schema, document, operation, variables }) };
}
