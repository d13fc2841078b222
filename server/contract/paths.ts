import { isCompositeType, type GraphQLCompositeType, type GraphQLSchema } from 'graphql';
import { fieldsOf, objectType } from './contract.ts';

export type Row = Readonly<Record<string, unknown>>;

export const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The keys of a path in an answer. `selectionOf` gives 'Course.level' the alias 'Course_level': types can share a name. */
function keysOf(path: string): string[] {
  const [first = '', ...rest] = path.split('.');
  return /^[A-Z]/.test(first) ? [`${first}_${rest[0]}`, ...rest.slice(1)] : [first, ...rest];
}

function select(type: GraphQLCompositeType, [name, ...rest]: readonly string[]): string {
  const field = fieldsOf(type).find((one) => one.name === name);
  const inner = field && objectType(field);
  // A path may end with the length of a text, which is no field: `valuesAt` reads it.
  if (!inner) return [name, ...rest.filter((one) => one !== 'length')].join(' ');
  return `${name} { ${rest.length > 0 ? select(inner, rest) : '__typename'} }`;
}

/** The selection of a path of a type's fields. */
export function selectionOf(schema: GraphQLSchema, type: GraphQLCompositeType, path: string): string {
  const [first = '', ...rest] = path.split('.');
  const variant = schema.getType(first);
  return isCompositeType(variant)
    ? `... on ${first} { ${keysOf(path)[0]}: ${select(variant, rest)} }`
    : select(type, [first, ...rest]);
}

/** The values at a path of an object: several of a list, and none where a part is null. */
export const valuesAt = (object: unknown, path: string): unknown[] =>
  keysOf(path).reduce<unknown[]>(
    (values, key) =>
      values
        .flatMap((value) => (Object(value) as Row)[key])
        .filter((value) => value !== null && value !== undefined),
    [object],
  );

export const rowsAt = (object: unknown, path: string): Row[] =>
  valuesAt(object, path).filter((value) => isRow(value));
