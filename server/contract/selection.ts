import {
  getNullableType,
  isListType,
  isObjectType,
  type GraphQLCompositeType,
  type GraphQLSchema,
} from 'graphql';
import { fieldsOf, isNode, objectsOf, objectType, requiredArgs, type Field } from './contract.ts';

/** A selection of all fields of a type. Another Node has its id alone, so that a selection ends. */
export interface Tree {
  type: GraphQLCompositeType;
  branches: readonly Branch[];
  /** The selections for the object types of an abstract type. */
  variants: readonly Tree[];
}

export interface Branch {
  field: Field;
  args: string;
  /** The selection of an object; null for a scalar or an enum. */
  tree: Tree | null;
  /** Estimated number of fields in the response. */
  weight: number;
}

/** Items that a selection asks of a list, and the assumed length of a list without pages. */
const sizes = { nested: 5, unpaged: 5 };

/** Whether the server has a field of a type. */
export type Has = (type: string, field: string) => boolean;

const weigh = ({ branches, variants }: Tree): number =>
  1 +
  branches.reduce((sum, { weight }) => sum + weight, 0) +
  Math.max(0, ...variants.map((variant) => weigh(variant)));

/** Creates selections of all fields that the server has, for `survey.ts`. */
export function createTrees(schema: GraphQLSchema, has: Has) {
  const idBranch = (type: GraphQLCompositeType): Branch[] =>
    fieldsOf(type)
      .filter(({ name }) => name === 'id')
      .map((field) => ({ field, args: '', tree: null, weight: 1 }));

  function idOnly(type: GraphQLCompositeType): Tree {
    const node = schema.getType('Node') as GraphQLCompositeType;
    const own = idBranch(type);
    // A union of Nodes has no field `id`; the interface has.
    return { type, branches: own, variants: own.length > 0 ? [] : [idOnly(node)] };
  }

  /** The edges of a page without the fields of their nodes, which the page has anyway: an edge, its cursor and its node. */
  const edges = (field: Field, type: GraphQLCompositeType): Branch => {
    const branches = fieldsOf(type).map((inner) => {
      const node = objectType(inner);
      return { field: inner, args: '', tree: node && { type: node, branches: [], variants: [] }, weight: 1 };
    });
    return { field, args: '', tree: { type, branches, variants: [] }, weight: 3 };
  };

  function branch(field: Field, above: readonly string[], first: number): Branch | null {
    const args = field.args.some(({ name }) => name === 'first') ? `(first: ${first})` : '';
    const type = objectType(field);
    if (!type) return { field, args, tree: null, weight: 1 };
    if (field.name === 'edges') return edges(field, type);
    if (above.includes(type.name) && !isNode(type)) return null;
    const tree = isNode(type) ? idOnly(type) : treeOf(type, [...above, type.name]);
    const isUnpaged = isListType(getNullableType(field.type)) && field.name !== 'nodes';
    const times = args ? first : isUnpaged ? sizes.unpaged : 1;
    return { field, args, tree, weight: 1 + times * weigh(tree) };
  }

  /** All fields of a type. `above` are the types that contain it; a cycle ends there. */
  function treeOf(type: GraphQLCompositeType, above: readonly string[] = [type.name]): Tree {
    const branches = branchesOf(type, above);
    const variants = isObjectType(type)
      ? []
      : objectsOf(schema, type).map((one) => treeOf(one, [...above, one.name]));
    return { type, branches: variants.length > 0 ? [] : branches, variants };
  }

  const branchesOf = (type: GraphQLCompositeType, above: readonly string[], first = sizes.nested) =>
    fieldsOf(type)
      .filter((field) => has(type.name, field.name) && requiredArgs(field).length === 0)
      .flatMap((field) => branch(field, above, first) ?? []);

  return { treeOf, branchesOf };
}

/** Splits a selection, so that no part is estimated above `max` fields unless one field alone is. */
export function split({ branches, ...tree }: Tree, max: number): Tree[] {
  const parts: Branch[][] = [[]];
  let weight = 0;
  for (const branch of branches) {
    if (weight + branch.weight > max && parts.at(-1)!.length > 0) {
      parts.push([]);
      weight = 0;
    }
    parts.at(-1)!.push(branch);
    weight += branch.weight;
  }
  return parts.map((part) => ({ ...tree, branches: part }));
}

export const print = ({ branches, variants }: Tree): string =>
  [
    '{ __typename',
    ...branches.map(({ field, args, tree }) => `${field.name}${args}${tree ? ` ${print(tree)}` : ''}`),
    ...variants.map((variant) => `... on ${variant.type.name} ${print(variant)}`),
    '}',
  ].join(' ');
