import {
  getNamedType,
  isCompositeType,
  isUnionType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';
import { actionFields, isNode, itemType, listFields, nounFields, objectsOf } from './contract.ts';

const namedFields = (contract: GraphQLSchema) => [
  ...listFields(contract),
  ...[...nounFields(contract), ...actionFields(contract)].map((field) => ({ name: field.name, field })),
];

/** The names that `--only` accepts beside those of checks: lists, nouns, types and actions. */
export const subjects = (contract: GraphQLSchema): string[] => [
  ...namedFields(contract).map(({ name }) => name),
  ...Object.keys(contract.getTypeMap()).filter((name) => !name.startsWith('__')),
];

/** A field or an argument. */
type Parts = Readonly<{ type: GraphQLType; args?: readonly Parts[] }>;

/** The subjects that a name selects, in lower case: also a type's lists, choices and inner types, or a list's items. */
export function selectedSubjects(contract: GraphQLSchema, name: string): Set<string> {
  const isNamed = (one: { name: string }) => one.name.toLowerCase() === name;
  const found = new Set([name]);
  const seen = new Set<unknown>([contract.getQueryType(), contract.getMutationType()]);

  function add(type: GraphQLNamedType): void {
    if (seen.has(type)) return;
    seen.add(type);
    found.add(type.name.toLowerCase());
    if (isCompositeType(type)) objectsOf(contract, type).forEach(add);
    const fields: Readonly<Record<string, Parts>> = 'getFields' in type ? type.getFields() : {};
    for (const [field, parts] of Object.entries(fields)) {
      found.add(`${type.name}.${field}`.toLowerCase());
      addParts(parts);
    }
  }
  function addParts(field: Parts): void {
    for (const part of [field, ...(field.args ?? [])].map(({ type }) => getNamedType(type)))
      if (!isCompositeType(part) || !isNode(part)) add(part);
  }

  Object.values(contract.getTypeMap()).filter(isNamed).forEach(add);
  for (const one of namedFields(contract)) {
    const type = itemType(one.field)!;
    const items = objectsOf(contract, type);
    if (isNamed(one)) for (const item of items) found.add(item.name.toLowerCase());
    // The search of the site returns a union. It is no part of the types that it finds.
    if (isNamed(one) || (!isUnionType(type) && items.some(isNamed))) addParts(one.field);
  }
  return found;
}
