import {
  coerceInputValue,
  getNamedType,
  getNullableType,
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  typeFromAST,
  type ASTNode,
  type GraphQLFormattedError,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';
import type { ApolloServerPlugin } from '@apollo/server';
import { idRule } from '../../schema/rules/ids.ts';
import { pageSize } from '../shared/connection.ts';
import { badInput } from '../shared/errors.ts';
import { limits } from './limits.ts';

/** The argument or input field that a value belongs to, and its type. */
interface Position {
  argument: string;
  type: GraphQLInputType;
}

/** The position of each literal, of each use of a variable, and of each variable definition. */
const positions = new WeakMap<ASTNode, Position>();

function record(value: ValueNode, position: Position): void {
  positions.set(value, position);
  if (value.kind === Kind.LIST) for (const item of value.values) record(item, position);
}

/** Reports no error. It records the position of each value, so that a refusal can name the argument. */
export const recordValuePositions: ValidationRule = (context) => ({
  Argument({ value }) {
    const argument = context.getArgument();
    if (argument) record(value, { argument: argument.name, type: argument.type });
  },
  ObjectField({ name, value }) {
    const type = context.getInputType();
    if (type) record(value, { argument: name.value, type });
  },
  Document: {
    leave({ definitions }) {
      for (const operation of definitions) {
        if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
        const variables = new Map(operation.variableDefinitions?.map((d) => [d.variable.name.value, d]));
        for (const { node } of context.getRecursiveVariableUsages(operation)) {
          const definition = variables.get(node.name.value);
          const position = positions.get(node);
          if (definition && position) positions.set(definition, position);
        }
      }
    },
  },
});

const scalars = new Map([
  ['Int', 'a whole number'],
  ['Float', 'a number'],
  ['String', 'a text'],
  ['Boolean', 'true or false'],
  ['ID', idRule],
]);

function allowedAt({ argument, type }: Position): string {
  const named = getNamedType(type);
  const many = isListType(getNullableType(type));
  if (argument === 'first' || argument === 'last') return `a whole number from 1 to ${pageSize.max}`;
  if (isEnumType(named)) {
    const names = named.getValues().map(({ name }) => name);
    return many ? `a list of ${names.join(', ')}` : `one of ${names.join(', ')}`;
  }
  if (isInputObjectType(named)) return 'an object of named values';
  const one = scalars.get(named.name) ?? `a ${named.name}`;
  return many ? `a list, each ${one}` : one;
}

/** The error for a wrong value. Undefined for an input object: its fields are wrong, and graphql-js names them. */
function refusalAt(position: Position, isObject: boolean, node: ASTNode): GraphQLError | undefined {
  if (isObject && isInputObjectType(getNamedType(position.type))) return undefined;
  const { message, extensions } = badInput(position.argument, allowedAt(position));
  return new GraphQLError(message, { nodes: node, extensions });
}

/** Rewrites the error for a literal of the wrong type, or for a null variable, to name the allowed values. */
export function describeInvalidValue(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  if (!(error instanceof GraphQLError) || error.nodes?.length !== 1) return formatted;
  const [node] = error.nodes;
  // A literal with an unknown or a missing field. Without the type's name ('JobFilter.'), the message is that of a variable.
  if (/^Field "[\w.]+" (?:is not defined by type|of required type)/.test(formatted.message)) {
    const message = formatted.message.replace(/^Field "\w+\./, 'Field "');
    return { ...formatted, message, extensions: { code: 'BAD_USER_INPUT' } };
  }
  const position = positions.get(node!);
  // Variables are refused before execution.
  if (!position || node!.kind === Kind.VARIABLE_DEFINITION) return formatted;
  const refusal = refusalAt(position, node!.kind === Kind.OBJECT, node!);
  return refusal ? { ...formatted, message: refusal.message, extensions: refusal.extensions } : formatted;
}

/** The position of a path inside a variable's value, such as ['workplace'] or ['sizes', 0]. */
function positionWithin(path: readonly (string | number)[], root: Position): Position {
  return path.reduce((position: Position, key) => {
    const owner = getNamedType(position.type);
    const field = isInputObjectType(owner) ? owner.getFields()[key] : undefined;
    return field ? { argument: field.name, type: field.type } : position;
  }, root);
}

const badVariable = (message: string, definition: VariableDefinitionNode) =>
  new GraphQLError(message, { nodes: definition, extensions: { code: 'BAD_USER_INPUT' } });

/** The errors for variables that are missing or of the wrong type. None repeats an object, which can have a password. */
const refuseVariables = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError[] =>
  variableDefinitions.flatMap((definition) => {
    const name = definition.variable.name.value;
    const type = typeFromAST(schema, definition.type);
    if (!isInputType(type)) return [];
    if (variables[name] === undefined)
      return isNonNullType(type) && !definition.defaultValue
        ? [
            badVariable(
              `Variable "$${name}" of required type "${String(type)}" was not provided.`,
              definition,
            ),
          ]
        : [];
    const root = { argument: positions.get(definition)?.argument ?? name, type };
    const found: GraphQLError[] = [];
    coerceInputValue(variables[name], type, (path, value, { message }) => {
      const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
      const refusal = refusalAt(positionWithin(path, root), isObject, definition);
      found.push(refusal ?? badVariable(message, definition));
    });
    return found;
  });

/** The error that graphql-js adds when it stops at a number of errors. */
const tooMany = new GraphQLError(
  'Too many errors processing variables, error limit reached. Execution aborted.',
  { extensions: { code: 'BAD_USER_INPUT' } },
);

/** The errors for the variables of an operation, as many as the server reports. */
export function variableErrors(...request: Parameters<typeof refuseVariables>): GraphQLError[] {
  const all = refuseVariables(...request);
  return all.length > limits.errors ? [...all.slice(0, limits.errors), tooMany] : all;
}

/** Refuses variables of the wrong type before graphql-js would, since its errors have no path to the wrong value. */
export const refuseInvalidVariables: ApolloServerPlugin = {
  requestDidStart: async () => ({
    responseForOperation: async ({ schema, request: { variables = {} }, response: { http }, ...context }) => {
      // Undefined for an unknown name, which graphql-js refuses. Apollo's type omits that.
      const operation = context.operation as OperationDefinitionNode | undefined;
      if (!operation) return null;
      const errors = variableErrors(schema, operation, variables);
      if (errors.length === 0) return null;
      http.status = 400;
      return {
        http,
        body: { kind: 'single', singleResult: { errors: errors.map((error) => error.toJSON()) } },
      };
    },
  }),
};
