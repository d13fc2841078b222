import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../data/context.ts';

/** The findings of a walk over all data. */
export interface Walk {
  /** Violations of the schema: 'Job.posted: null where the schema says none'. */
  faults: Set<string>;
  /** Every text, with the first field that returned it. */
  texts: Map<string, string>;
  /** Every object with an id: its type, and its values that take no arguments, by field. */
  objects: { type: string; values: ReadonlyMap<string, unknown> }[];
}

/** Maximum distance from Query: beyond it, resolvers create new objects endlessly. */
const maxDepth = 30;

/**
 * Resolves every field of every object that is reachable from Query, each object once per type. It passes every id to
 * each id argument, `otherIds`, too, and requests lists of 100. It calls the resolvers as graphql-js does and checks their results.
 */
export function walk(schema: GraphQLSchema, context: Context, otherIds: Iterable<string> = []): Walk {
  const existingIds = Object.values(context.store.nodes).flatMap((records) => Array.from(records.keys()));
  const ids = [...existingIds, ...otherIds, 'nothing-has-this-id'];
  const seen = new Map<GraphQLObjectType, WeakSet<object>>();
  const queue: { type: GraphQLObjectType; value: object; depth: number }[] = [];
  const found: Walk = {
    faults: new Set(),
    texts: new Map(),
    objects: [],
  };

  /** The arguments for a field: defaults, long pages and every id. */
  function* argumentsOf(field: GraphQLField<unknown, Context>): Generator<Record<string, unknown>> {
    const args: Record<string, unknown> = {};
    let each: GraphQLArgument | undefined;
    for (const arg of field.args) {
      const { name, type, defaultValue } = arg;
      if (name === 'first') args[name] = 100;
      else if (name === 'query' && isNonNullType(type)) args[name] = 'design';
      else if (isNonNullType(type)) each = arg;
      else if (defaultValue !== undefined) args[name] = defaultValue;
    }
    if (each === undefined) yield args;
    else
      for (const id of ids)
        yield { ...args, [each.name]: isListType(getNullableType(each.type)) ? [id] : id };
  }

  /** Queues an object. The queue is breadth-first, so that depth is the shortest distance from Query. */
  function enqueue(type: GraphQLObjectType, value: object, depth: number): void {
    const visited = seen.get(type) ?? new WeakSet();
    seen.set(type, visited);
    if (visited.has(value)) return;
    visited.add(value);
    if (depth > maxDepth) found.faults.add(`${type.name}: new objects without end`);
    else queue.push({ type, value, depth });
  }

  function visitObject(type: GraphQLObjectType, value: object, depth: number): void {
    const values = new Map<string, unknown>();
    for (const field of Object.values(type.getFields())) {
      const at = `${type.name}.${field.name}`;
      for (const args of argumentsOf(field)) {
        try {
          const info = { fieldName: field.name, schema, returnType: field.type } as GraphQLResolveInfo;
          const answer: unknown = (field.resolve ?? defaultFieldResolver)(value, args, context, info);
          visitValue(field.type, answer, at, depth + 1);
          if (field.args.length === 0 && isLeafType(getNamedType(field.type))) values.set(field.name, answer);
        } catch (error) {
          found.faults.add(`${at}: ${String(error)}`);
        }
      }
    }
    if (values.has('id')) found.objects.push({ type: type.name, values });
  }

  function visitValue(type: GraphQLOutputType, value: unknown, at: string, depth: number): void {
    if (value === null || value === undefined) {
      if (isNonNullType(type)) found.faults.add(`${at}: null where the schema says none`);
      return;
    }
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
      if (isObjectType(actual) && schema.isSubType(type, actual)) enqueue(actual, value, depth);
      else found.faults.add(`${at}: no type of ${type.name}`);
    } else {
      enqueue(type, value, depth);
    }
  }

  enqueue(schema.getQueryType()!, {}, 0);
  // The queue grows during the iteration.
  for (const { type, value, depth } of queue) visitObject(type, value, depth);
  return found;
}
