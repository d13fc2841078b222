import {
  getNamedType,
  getNullableType,
  GraphQLError,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  Kind,
  typeFromAST,
  type ASTNode,
  type GraphQLFormattedError,
  type GraphQLInputType,
  type GraphQLSchema,
  type ValidationRule,
  type ValueNode,
  type VariableDefinitionNode,
} from 'graphql';
import { pageSize } from '../shared/connection.ts';
import { badInput } from './errors.ts';

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
  ['ID', 'an id: a text of 1 to 64 letters, digits, hyphens or underscores'],
]);

function allowedAt({ argument, type }: Position): string {
  const named = getNamedType(type);
  const many = isListType(getNullableType(type));
  if (argument === 'first') return `a whole number from 1 to ${pageSize.max}`;
  if (isEnumType(named)) {
    const names = named.getValues().map(({ name }) => name);
    return many ? `a list of ${names.join(', ')}` : `one of ${names.join(', ')}`;
  }
  if (isInputObjectType(named)) return 'an object of named values';
  const one = scalars.get(named.name) ?? `a ${named.name}`;
  return many ? `a list, each ${one}` : one;
}

/** Messages of graphql-js that stay verbatim: they are about more than the type of one value. */
const verbatim = /is not defined by type|of required type|was not provided|must specify exactly one key/;
/** Occurs during execution: a nullable variable is null, and its argument must not be null. */
const argumentError = /^Argument "\w+" of non-null type/;
const variableError = /^Variable "\$\w+" (?:got invalid value|of non-null type)/;
const pathInVariable = /^Variable "\$\w+" got invalid value .*? at "\w+((?:\.\w+|\[\d+\])+)"; /s;

/** The position of a path inside a variable's value, such as '.workplace' or '.sizes[0]'. */
function positionWithin(path: string, root: Position): Position {
  let position = root;
  for (const [, name] of path.matchAll(/\.(\w+)/g)) {
    const owner = getNamedType(position.type);
    const field = isInputObjectType(owner) && name ? owner.getFields()[name] : undefined;
    if (!field) return position;
    position = { argument: field.name, type: field.type };
  }
  return position;
}

function positionOfVariable(
  schema: GraphQLSchema,
  definition: VariableDefinitionNode,
  message: string,
): Position | undefined {
  const type = typeFromAST(schema, definition.type);
  const used = positions.get(definition);
  if (!isInputType(type)) return undefined;
  const root = { argument: used?.argument ?? definition.variable.name.value, type };
  const path = pathInVariable.exec(message)?.[1];
  return path === undefined ? root : positionWithin(path, root);
}

/** Rewrites the error for a value of the wrong type, literal or variable, to name the allowed values as `badInput` does. */
export function describeInvalidValue(
  schema: GraphQLSchema,
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  if (!(error instanceof GraphQLError) || verbatim.test(error.message)) return formatted;
  if (error.path && !argumentError.test(error.message)) return formatted;
  const [node, ...others] = error.nodes ?? [];
  if (!node || others.length > 0) return formatted;
  const position =
    node.kind === Kind.VARIABLE_DEFINITION
      ? variableError.test(error.message)
        ? positionOfVariable(schema, node, error.message)
        : undefined
      : positions.get(node);
  if (!position) return formatted;
  const { message, extensions } = badInput(position.argument, allowedAt(position));
  return { ...formatted, message, extensions };
}
