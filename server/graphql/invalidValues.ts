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

/** What stands at a place of an operation: the argument or input field, and what it takes. */
interface Place {
  argument: string;
  type: GraphQLInputType;
}

/** The place of each value in the text of an operation, and of each variable where it is used. */
const places = new WeakMap<ASTNode, Place>();

function note(value: ValueNode, place: Place): void {
  places.set(value, place);
  if (value.kind === Kind.LIST) for (const item of value.values) note(item, place);
}

/** Reports nothing: it notes where values stand, so that a wrong one can be refused by the name of its argument. */
export const recordValuePositions: ValidationRule = (context) => ({
  Argument({ value }) {
    const argument = context.getArgument();
    if (argument) note(value, { argument: argument.name, type: argument.type });
  },
  ObjectField({ name, value }) {
    const type = context.getInputType();
    if (type) note(value, { argument: name.value, type });
  },
  Document: {
    leave({ definitions }) {
      for (const operation of definitions) {
        if (operation.kind !== Kind.OPERATION_DEFINITION) continue;
        const variables = new Map(operation.variableDefinitions?.map((d) => [d.variable.name.value, d]));
        for (const { node } of context.getRecursiveVariableUsages(operation)) {
          const definition = variables.get(node.name.value);
          const place = places.get(node);
          if (definition && place) places.set(definition, place);
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

function allowedAt({ argument, type }: Place): string {
  const named = getNamedType(type);
  const many = isListType(getNullableType(type));
  if (argument === 'first') return `a whole number from 1 to ${pageSize.most}`;
  if (isEnumType(named)) {
    const names = named.getValues().map(({ name }) => name);
    return many ? `a list of ${names.join(', ')}` : `one of ${names.join(', ')}`;
  }
  if (isInputObjectType(named)) return 'an object of named values';
  const one = scalars.get(named.name) ?? `a ${named.name}`;
  return many ? `a list, each ${one}` : one;
}

/** The types of refusal that graphql-js words by itself, and that are about more than one value's type. */
const ownWords = /is not defined by type|of required type|was not provided|must specify exactly one key/;
/** Told where the field would have been run: a variable that may be null is, and the argument may not. */
const ofArgument = /^Argument "\w+" of non-null type/;
const ofVariable = /^Variable "\$\w+" (?:got invalid value|of non-null type)/;
const within = /^Variable "\$\w+" got invalid value .*? at "\w+((?:\.\w+|\[\d+\])+)"; /s;

/** The place inside a variable's value, such as '.workplace' or '.sizes[0]'. */
function placeWithin(path: string, whole: Place): Place {
  let place = whole;
  for (const [, name] of path.matchAll(/\.(\w+)/g)) {
    const owner = getNamedType(place.type);
    const field = isInputObjectType(owner) && name ? owner.getFields()[name] : undefined;
    if (!field) return place;
    place = { argument: field.name, type: field.type };
  }
  return place;
}

function placeOfVariable(
  schema: GraphQLSchema,
  definition: VariableDefinitionNode,
  message: string,
): Place | undefined {
  const type = typeFromAST(schema, definition.type);
  const used = places.get(definition);
  if (!isInputType(type)) return undefined;
  const whole = { argument: used?.argument ?? definition.variable.name.value, type };
  const path = within.exec(message)?.[1];
  return path === undefined ? whole : placeWithin(path, whole);
}

/** A value of the wrong type, be it in the text or in a variable, is refused as resolvers refuse: by what is allowed. */
export function describeInvalidValue(
  schema: GraphQLSchema,
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  if (!(error instanceof GraphQLError) || ownWords.test(error.message)) return formatted;
  if (error.path && !ofArgument.test(error.message)) return formatted;
  const [node, ...others] = error.nodes ?? [];
  if (!node || others.length > 0) return formatted;
  const place =
    node.kind === Kind.VARIABLE_DEFINITION
      ? ofVariable.test(error.message)
        ? placeOfVariable(schema, node, error.message)
        : undefined
      : places.get(node);
  if (!place) return formatted;
  const { message, extensions } = badInput(place.argument, allowedAt(place));
  return { ...formatted, message, extensions };
}
