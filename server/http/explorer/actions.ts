import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
  print,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import { actionsIn } from '../../graphql/actionPlaces.ts';

interface DescribedField {
  /** Path in the input or payload, such as 'product.title'. */
  name: string;
  /** Type in SDL, with the default value of an input field. */
  type: string;
  description: string;
  values: readonly { name: string; description: string }[];
}

export interface DescribedAction {
  name: string;
  description: string;
  input: readonly DescribedField[];
  payload: readonly DescribedField[];
  /** A mutation with variables of the right types; unlike the types, the limits of a text may refuse them. */
  example: { operation: string; variables: Record<string, unknown> };
}

const valuesOf = (type: GraphQLNamedType) =>
  isEnumType(type)
    ? type.getValues().map(({ name, description }) => ({ name, description: description ?? '' }))
    : [];

/** The fields of an input, and after each those of an input in it. */
const inputFields = (input: GraphQLInputObjectType, path = ''): DescribedField[] =>
  Object.values(input.getFields()).flatMap(({ name, type, description, astNode }) => {
    const inner = getNamedType(type);
    const preset = astNode?.defaultValue ? ` = ${print(astNode.defaultValue)}` : '';
    return [
      {
        name: path + name,
        type: `${String(type)}${preset}`,
        description: description ?? '',
        values: valuesOf(inner),
      },
      ...(isInputObjectType(inner) ? inputFields(inner, `${path}${name}.`) : []),
    ];
  });

const samples: Readonly<Record<string, unknown>> = {
  Boolean: true,
  DateTime: '2030-01-31T09:00:00.000Z',
  Float: 9.5,
  ID: 'an-id',
  Int: 10,
  String: 'A text, for example.', // 20 characters, the longest minimum of the contract
};

function sampleOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return [sampleOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type) && field.defaultValue === undefined)
        .map((field) => [field.name, sampleOf(field.type)]),
    );
  return samples[type.name];
}

/** The fields to select of a payload: of an object its id, or its type if it has none. */
const selectionOf = (payload: GraphQLObjectType): string =>
  Object.values(payload.getFields())
    .map(({ name, type }) => {
      const inner = getNamedType(type);
      if (isLeafType(inner)) return name;
      if (name === 'userErrors') return `${name} { code field message }`;
      return `${name} { ${'getFields' in inner && 'id' in inner.getFields() ? 'id' : '__typename'} }`;
    })
    .join(' ');

/** Describes the actions of a file such as post.actions.graphql. `contract` is the schema with the actions of all files. */
export function describeActions(sdl: string, contract: GraphQLSchema): DescribedAction[] {
  const fields = contract.getMutationType()!.getFields();
  return actionsIn(sdl).map(({ name: { value: name } }) => {
    const { description, args, type } = fields[name]!;
    const payload = getNamedType(type);
    if (!isObjectType(payload)) throw new Error(`The action ${name} has no payload.`);
    const inputType = args[0] && getNamedType(args[0].type);
    const input = isInputObjectType(inputType) ? inputType : undefined;
    const Name = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    const [head, argument] = input ? [`${Name}($input: ${input.name}!)`, '(input: $input)'] : [Name, ''];
    return {
      name,
      description: description ?? '',
      input: input ? inputFields(input) : [],
      payload: Object.values(payload.getFields()).map((field) => ({
        name: field.name,
        type: String(field.type),
        description: field.description ?? '',
        values: valuesOf(getNamedType(field.type)),
      })),
      example: {
        operation: print(parse(`mutation ${head} { ${name}${argument} { ${selectionOf(payload)} } }`)),
        variables: input ? { input: sampleOf(input) } : {},
      },
    };
  });
}
