import type { GraphQLScalarType } from 'graphql';
import type { Resolver, Resolvers, ResolversParentTypes } from '../generated/resolvers.ts';

/**
 * The generated resolver map leaves every field optional, so a field that neither its record nor a resolver
 * answers would fail only when somebody asks for it. These types make that a compile error: a field may be left
 * out where the record holds a value of the right type under the same name.
 */
type Result<F> = F extends Resolver<infer R, never, never, never> ? Awaited<R> : never;

/** A nullable field may also be left undefined. */
type Nullable<R> = null extends R ? R | undefined : R;

type Unanswered<Fields, Record> = {
  [K in Exclude<keyof Fields, '__isTypeOf'>]-?: K extends keyof Record
    ? [Record[K]] extends [Nullable<Result<NonNullable<Fields[K]>>>]
      ? never
      : K
    : K;
}[Exclude<keyof Fields, '__isTypeOf'>];

type Complete<Fields, Record> = Fields & { [K in Unanswered<Fields, Record>]-?: NonNullable<Fields[K]> };

type RecordOf<K> = K extends 'Query' | 'Mutation'
  ? object
  : K extends keyof ResolversParentTypes
    ? ResolversParentTypes[K]
    : never;

type Needed = {
  [K in keyof Resolvers]-?: NonNullable<Resolvers[K]> extends GraphQLScalarType
    ? never
    : [Unanswered<NonNullable<Resolvers[K]>, RecordOf<K>>] extends [never]
      ? never
      : K;
}[keyof Resolvers];

export type StrictResolvers = Resolvers & {
  [K in Needed]-?: Complete<NonNullable<Resolvers[K]>, RecordOf<K>>;
};
