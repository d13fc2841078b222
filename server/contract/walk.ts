import {
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLLeafType,
  type GraphQLOutputType,
} from 'graphql';
import { isPaged, type Field } from './contract.ts';
import { boundsOf } from './directives.ts';
import { isRow, type Row } from './paths.ts';
import { originOf, type Origin } from './operation.ts';
import type { Branch, Tree } from './selection.ts';

/** A field of an answer: a root, and the names of the fields below it. */
export interface Place {
  /** The Node that the answer starts at; null for Query. */
  node: { type: string; id: string } | null;
  path: readonly string[];
  /** Whether no list is on the path, so that a query can reach the same object again. */
  isDirect: boolean;
}

/** Receives the content of an answer from `walk`; `survey.ts` has the only one. */
export interface Visitor {
  object: (type: string, object: Row, place: Place) => void;
  /** A page of a list that belongs to the object at `owner`. */
  page: (owner: Place, ownerType: string, field: string, page: Row) => void;
  problem: (type: string, field: string, message: string, origin: Origin | undefined) => void;
}

/** The format of the id of a Node, whose description in the contract begins with 'Readable slug'. */
const idPattern = /^[\w-]{1,64}$/;
const decimal = /^-?\d+(\.\d+)?$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** What each scalar has to be. */
const scalars: Readonly<Record<string, (value: unknown) => boolean>> = {
  ID: (value) => typeof value === 'string',
  String: (value) => typeof value === 'string',
  Int: (value) => Number.isInteger(value),
  Float: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  Decimal: (value) => typeof value === 'string' && decimal.test(value),
  DateTime: (value) => typeof value === 'string' && instant.test(value) && !Number.isNaN(Date.parse(value)),
};

function isOf(type: GraphQLLeafType, value: unknown): boolean {
  if (isEnumType(type)) return type.getValue(String(value)) !== undefined;
  return scalars[type.name]?.(value) ?? true;
}

/** Why a text, a list or a number breaks its bounds; null if it does not. */
function boundsProblem(field: Field, value: unknown): string | null {
  const { unit, min = 0, max } = boundsOf(field) ?? { unit: 'values', min: -Infinity, max: Infinity };
  const size = unit === 'values' ? value : (value as string | readonly unknown[]).length;
  if (typeof size !== 'number' || (size >= min && size <= max)) return null;
  return `has ${unit === 'values' ? 'the value' : unit} ${size}; the contract says ${min} to ${max}`;
}

/** Reports the content of an object to the visitor, and each value that its type does not allow. */
export function walk(tree: Tree, object: Row, place: Place, visitor: Visitor): void {
  const variant = tree.variants.find(({ type }) => type.name === object['__typename']);
  const { __typename: typename } = object;
  const type = typeof typename === 'string' ? typename : tree.type.name;
  // The node of an edge has its type alone.
  if (tree.branches.length + tree.variants.length > 0) visitor.object(type, object, place);
  for (const branch of [...tree.branches, ...(variant?.branches ?? [])])
    visit(branch, type, object, place, visitor);
  // The id of a Node in a union, whose selection names the interface.
  if (!variant)
    for (const { branches } of tree.variants.filter(({ type: { name } }) => name === 'Node'))
      for (const branch of branches) visit(branch, type, object, place, visitor);
}

function visit(branch: Branch, owner: string, object: Row, place: Place, visitor: Visitor): void {
  const { field, tree } = branch;
  const problem = (message: string) =>
    visitor.problem(owner, field.name, message, originOf(object, field.name));
  const below: Place = { ...place, path: [...place.path, field.name] };

  function checkBounds(value: unknown): void {
    const bounds = boundsProblem(field, value);
    if (bounds) problem(bounds);
  }
  function check(type: GraphQLOutputType, value: unknown, at: Place): void {
    const inner = getNullableType(type);
    if (value === null || value === undefined) {
      if (isNonNullType(type)) problem(`is null, but its type is ${String(field.type)}`);
      else if (value === undefined) problem('is not in the answer');
    } else if (isListType(inner)) {
      if (!Array.isArray(value)) return problem('is not a list');
      checkBounds(value);
      for (const item of value) check(inner.ofType, item, { ...at, isDirect: false });
    } else if (isLeafType(inner)) {
      if (!isOf(inner, value)) problem(`has the value ${JSON.stringify(value)}, which is no ${inner.name}`);
      if (!isListType(getNullableType(field.type))) checkBounds(value);
    } else if (!isRow(value)) problem('is not an object');
    else if (tree) {
      if (isPaged(field)) visitor.page(place, owner, field.name, value);
      walk(tree, value, at, visitor);
    }
  }

  check(field.type, object[field.name], below);
  const picture = object[field.name.replace(/Alt$/, '')];
  if (picture === null && object[field.name] !== null) problem('has a text for a picture that is null');
  const isNodeId = field.name === 'id' && field.description?.startsWith('Readable slug');
  const id = object[field.name];
  if (isNodeId && typeof id === 'string' && !idPattern.test(id)) problem(`has the malformed id '${id}'`);
}
