import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  getNamedType,
  GraphQLObjectType,
  GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLCompositeType,
  type GraphQLField,
} from 'graphql';

const folder = join(import.meta.dirname, '../../schema');

/** The complete contract, with all actions. */
export const readContract = (): GraphQLSchema =>
  buildSchema(
    readdirSync(folder)
      .filter((file) => file.endsWith('.graphql'))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join('\n'),
  );

/** The contract with the given actions alone, and without the types that only other actions use. */
export function contractWith(contract: GraphQLSchema, actions: ReadonlySet<string>): GraphQLSchema {
  const { fields, ...mutation } = contract.getMutationType()!.toConfig();
  const served = Object.entries(fields).filter(([name]) => actions.has(name));
  return new GraphQLSchema({
    query: contract.getQueryType()!,
    mutation:
      served.length > 0 ? new GraphQLObjectType({ ...mutation, fields: Object.fromEntries(served) }) : null,
    types: Object.values(contract.getTypeMap()).filter(
      (type) => isObjectType(type) && type.getInterfaces().length > 0,
    ),
  });
}

export type Field = GraphQLField<unknown, unknown>;

const hasArg = ({ args }: Field, name: string) => args.some((arg) => arg.name === name);

/** Whether a field is a list with pages. */
export const isPaged = (field: Field): boolean =>
  ['first', 'after', 'page'].every((name) => hasArg(field, name));

/** Whether every object of a type is a Node. */
export function isNode(type: GraphQLCompositeType): boolean {
  if (isUnionType(type)) return type.getTypes().every((one) => isNode(one));
  return type.name === 'Node' || type.getInterfaces().some(({ name }) => name === 'Node');
}

/** The object types that are Nodes. */
export const nodeTypes = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && isNode(type),
  ) as GraphQLObjectType[];

/** The object types of a type. */
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
