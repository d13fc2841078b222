import type { GraphQLScalarType } from 'graphql';
import type { Resolver, Resolvers, ResolversParentTypes } from '../generated/resolvers.ts';
import type { MarkedField } from '../shared/marks.ts';

/** The result type of a generated resolver, whatever its arguments are. */
type Result<F> = F extends Resolver<infer R, never, never, never> ? Awaited<R> : never;

/** A nullable field may also be left undefined. */
type Nullable<R> = null extends R ? R | undefined : R;

/** The names of the fields that need a resolver: no mark, and no property of the record with the field's name and type. */
type Unresolved<Type extends string, Fields, Record> = {
  [K in Exclude<keyof Fields, '__isTypeOf'>]-?: `${Type}.${K & string}` extends MarkedField
    ? never
    : K extends keyof Record
      ? [Record[K]] extends [Nullable<Result<NonNullable<Fields[K]>>>]
        ? never
        : K
      : K;
}[Exclude<keyof Fields, '__isTypeOf'>];

type Complete<Type extends string, Fields, Record> = Fields & {
  [K in Unresolved<Type, Fields, Record>]-?: NonNullable<Fields[K]>;
};

type RecordOf<K> = K extends 'Query'
  ? object
  : K extends keyof ResolversParentTypes
    ? ResolversParentTypes[K]
    : never;

/** The types with such fields. */
type TypesWithRequiredFields = {
  [K in Exclude<keyof Resolvers, 'Mutation'>]-?: NonNullable<Resolvers[K]> extends GraphQLScalarType
    ? never
    : [Unresolved<K, NonNullable<Resolvers[K]>, RecordOf<K>>] extends [never]
      ? never
      : K;
}[Exclude<keyof Resolvers, 'Mutation'>];

/**
 * The generated resolver map, in which every field is optional: a missing resolver would fail only at run time. Here it is
 * a compile error. Without `Mutation`, which `server/live` answers.
 */
export type StrictResolvers = Omit<Resolvers, 'Mutation'> & {
  [K in TypesWithRequiredFields]-?: Complete<K, NonNullable<Resolvers[K]>, RecordOf<K>>;
};
