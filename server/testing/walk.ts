import {
  defaultFieldResolver,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../context.ts';

/** What a walk over all data has seen. */
export interface Walk {
  /** What no reader of the schema would expect: 'Job.posted: null where the schema says none'. */
  faults: Set<string>;
  /** Names of the object types of which an object was met. */
  types: Set<string>;
  /** Fields ('Job.matchScore') that once had a value, and fields that once were null. */
  filled: Set<string>;
  empty: Set<string>;
  /** Every text that was met, by the field where it was met first. */
  texts: Map<string, string>;
}

/** Farther from Query than any object is, unless resolvers make ever new ones. */
const farthest = 30;

/**
 * Resolves every field of every object that can be reached from Query, each object once per type, with lists of 100
 * and with every id wherever one is asked for. It calls the resolvers as graphql-js does, and looks at all it is given.
 */
export function walk(schema: GraphQLSchema, context: Context): Walk {
  const known = Object.values(context.store.nodes).flatMap((records) => Array.from(records.keys()));
  const ids = [...known, 'nothing-has-this-id'];
  const seen = new Map<GraphQLObjectType, WeakSet<object>>();
  const waiting: { type: GraphQLObjectType; value: object; depth: number }[] = [];
  const found: Walk = {
    faults: new Set(),
    types: new Set(),
    filled: new Set(),
    empty: new Set(),
    texts: new Map(),
  };

  /** The arguments to ask a field with: defaults, long pages and every id. */
  function* argumentsOf(field: GraphQLField<unknown, Context>): Generator<Record<string, unknown>> {
    const given: Record<string, unknown> = {};
    let each: string | undefined;
    for (const { name, type, defaultValue } of field.args) {
      if (name === 'first') given[name] = 100;
      else if (name === 'query' && isNonNullType(type)) given[name] = 'design';
      else if (isNonNullType(type)) each = name;
      else if (defaultValue !== undefined) given[name] = defaultValue;
    }
    if (each === undefined) yield given;
    else for (const id of ids) yield { ...given, [each]: id };
  }

  /** Objects wait in the order in which they were met, so that depth is the shortest way from Query. */
  function meet(type: GraphQLObjectType, value: object, depth: number): void {
    const visited = seen.get(type) ?? new WeakSet();
    seen.set(type, visited);
    if (visited.has(value)) return;
    visited.add(value);
    found.types.add(type.name);
    if (depth > farthest) found.faults.add(`${type.name}: new objects without end`);
    else waiting.push({ type, value, depth });
  }

  function visitObject(type: GraphQLObjectType, value: object, depth: number): void {
    for (const field of Object.values(type.getFields())) {
      const at = `${type.name}.${field.name}`;
      for (const args of argumentsOf(field)) {
        try {
          const info = { fieldName: field.name, schema, returnType: field.type } as GraphQLResolveInfo;
          const answer: unknown = (field.resolve ?? defaultFieldResolver)(value, args, context, info);
          visitValue(field.type, answer, at, depth + 1);
        } catch (error) {
          found.faults.add(`${at}: ${String(error)}`);
        }
      }
    }
  }

  function visitValue(type: GraphQLOutputType, value: unknown, at: string, depth: number): void {
    if (value === null || value === undefined) {
      found.empty.add(at);
      if (isNonNullType(type)) found.faults.add(`${at}: null where the schema says none`);
      return;
    }
    found.filled.add(at);
    if (isNonNullType(type)) return visitValue(type.ofType, value, at, depth);
    if (isListType(type)) {
      if (!Array.isArray(value)) return void found.faults.add(`${at}: no list`);
      for (const item of value) visitValue(type.ofType, item, at, depth);
    } else if (isLeafType(type)) {
      const leaf = type.serialize(value);
      if (typeof leaf === 'string' && !found.texts.has(leaf)) found.texts.set(leaf, at);
    } else if (typeof value !== 'object') {
      found.faults.add(`${at}: no object`);
    } else if (isAbstractType(type)) {
      const name = type.resolveType?.(value, context, { schema } as GraphQLResolveInfo, type);
      const actual = typeof name === 'string' ? schema.getType(name) : undefined;
      if (isObjectType(actual) && schema.isSubType(type, actual)) meet(actual, value, depth);
      else found.faults.add(`${at}: no type of ${type.name}`);
    } else {
      meet(type, value, depth);
    }
  }

  meet(schema.getQueryType()!, {}, 0);
  // The list grows while it is gone through.
  for (const { type, value, depth } of waiting) visitObject(type, value, depth);
  return found;
}
