import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  GraphQLObjectType,
  GraphQLSchema,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLCompositeType,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLType,
} from 'graphql';

const folder = join(import.meta.dirname, '../../schema');

let complete: GraphQLSchema | undefined;

/** The complete contract, with all actions. */
export const readContract = (): GraphQLSchema =>
  (complete ??= buildSchema(
    readdirSync(folder)
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n'),
  ));

/** The contract with the given actions alone, and without the types that only other actions use. */
export function contractWith(contract: GraphQLSchema, actions: ReadonlySet<string>): GraphQLSchema {
  const { fields, ...mutation } = contract.getMutationType()!.toConfig();
  const served = Object.entries(fields).filter(([name]) => actions.has(name));
  return new GraphQLSchema({
    query: contract.getQueryType()!,
    mutation:
      served.length > 0 ? new GraphQLObjectType({ ...mutation, fields: Object.fromEntries(served) }) : null,
    // No field has a type such as JobNotification: fields have its interface.
    types: Object.values(contract.getTypeMap()).filter(
      (type) => isObjectType(type) && type.getInterfaces().length > 0,
    ),
  });
}

export type Field = GraphQLField<unknown, unknown>;

export const argNamed = ({ args }: Field, name: string) => args.find((arg) => arg.name === name);

export const isPaged = (field: Field): boolean =>
  ['first', 'after', 'page'].every((name) => argNamed(field, name));

/** Whether every object of a type is a Node. */
export function isNode(type: GraphQLCompositeType): boolean {
  if (isUnionType(type)) return type.getTypes().every((one) => isNode(one));
  return type.name === 'Node' || type.getInterfaces().some(({ name }) => name === 'Node');
}

/** The object types of the contract, without those of introspection. */
export const objectTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type))
    .filter(({ name }) => !name.startsWith('__'));

export const nodeTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  objectTypes(schema).filter((type) => isNode(type));

/** The object types that an object of a type can have. */
export const objectsOf = (schema: GraphQLSchema, type: GraphQLCompositeType): readonly GraphQLObjectType[] =>
  isObjectType(type) ? [type] : schema.getPossibleTypes(type);

/** The arguments without which a field cannot be asked for. */
export const requiredArgs = ({ args }: Field) =>
  args.filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined);

/** The fields of Query that return one object by its id. */
export const nounFields = (schema: GraphQLSchema): Field[] =>
  Object.values(schema.getQueryType()!.getFields()).filter(
    (field) => field.args.length === 1 && field.args[0]!.name === 'id' && !isNonNullType(field.type),
  );

/** The fields of an object type or interface; a union has none. */
export const fieldsOf = (type: GraphQLCompositeType): Field[] =>
  isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];

/** The type of a field's objects; null if it has none. */
export function objectType(field: Field): GraphQLCompositeType | null {
  const type = getNamedType(field.type);
  return isCompositeType(type) ? type : null;
}

/** The enum of a type, or of its items; null if it is another type. */
export function enumIn(type: GraphQLType | undefined): GraphQLEnumType | null {
  const named = type && getNamedType(type);
  return isEnumType(named) ? named : null;
}

/** Whether a field is a list without pages of objects that have ids. */
function isPlainList(field: Field): boolean {
  const type = objectType(field);
  const hasIds = type && (isNode(type) || fieldsOf(type).some(({ name }) => name === 'id'));
  return isListType(getNullableType(field.type)) && hasIds === true && field.name !== 'nodes';
}

/** The lists of the contract with their names, such as 'jobs' or 'Gig.reviews'. */
export const listFields = (schema: GraphQLSchema) =>
  objectTypes(schema).flatMap((owner) =>
    fieldsOf(owner)
      .filter((field) => isPaged(field) || isPlainList(field))
      .map((field) => {
        const name = owner === schema.getQueryType() ? field.name : `${owner.name}.${field.name}`;
        return { name, owner, field };
      }),
  );

export const pagedFields = (schema: GraphQLSchema): Map<string, Field> =>
  new Map(listFields(schema).flatMap(({ name, field }) => (isPaged(field) ? [[name, field]] : [])));

export const actionFields = (schema: GraphQLSchema): Field[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {});

export const pageType = ({ type }: Field) => getNamedType(type) as GraphQLObjectType;

/** The type of the items of a list, or of a noun's object. */
export const itemType = (field: Field): GraphQLCompositeType | null =>
  objectType(isPaged(field) ? pageType(field).getFields()['nodes']! : field);

/** A filter of a list: a field of the argument `filter`, or an argument of its own. */
export type FilterField = Pick<GraphQLInputField, 'name' | 'type' | 'description' | 'astNode'>;

const pageArgs = ['first', 'after', 'last', 'before', 'page', 'sort', 'filter'];

const filterInput = (field: Field) => {
  const type = argNamed(field, 'filter')?.type;
  const named = type && getNamedType(type);
  return isInputObjectType(named) ? Object.values(named.getFields()) : null;
};

export const filterFields = (field: Field): readonly FilterField[] =>
  filterInput(field) ?? field.args.filter(({ name }) => !pageArgs.includes(name));

/** The arguments that set filters: `{ filter: { query } }`, or `{ query }` for a list without the argument `filter`. */
export const argsOf = (field: Field, filter: Readonly<Record<string, unknown>>) =>
  filterInput(field) ? { filter } : filter;

export const isListInput = ({ type }: FilterField): boolean => isListType(getNullableType(type));
