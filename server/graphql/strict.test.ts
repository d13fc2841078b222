import { expectTypeOf, test } from 'vitest';
import type { Resolvers } from '../generated/resolvers.ts';
import type { PostRecord } from '../post/records.ts';
import type { StrictResolvers } from './strict.ts';

/** The names of the required fields. */
type Required<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];
type Of<K extends keyof StrictResolvers> = NonNullable<StrictResolvers[K]>;

// The type check proves these tests; at run time they do nothing.

test('a field that its record does not have requires a resolver', () => {
  expectTypeOf<'author' | 'timePosted' | 'comments' | 'replies'>().toExtend<Required<Of<'Post'>>>();
  expectTypeOf<'person' | 'name' | 'avatar' | 'time'>().toExtend<Required<Of<'Contact'>>>();
  expectTypeOf<'company'>().toExtend<Required<Of<'Job'>>>();
});

test('a field that its record has needs no resolver', () => {
  expectTypeOf<Required<Of<'Post'>> & ('id' | 'content' | 'likes' | 'tags')>().toEqualTypeOf<never>();
});

test('every field of Query requires a resolver', () => {
  type Query = NonNullable<Resolvers['Query']>;
  expectTypeOf<Required<Of<'Query'>>>().toEqualTypeOf<keyof Query>();
});

test('incomplete resolvers that the generated types accept are refused', () => {
  expectTypeOf<{ author: never }>().not.toExtend<Of<'Post'>>();
  expectTypeOf<{ author: never }>().not.toEqualTypeOf<Of<'Post'>>();
  expectTypeOf<NonNullable<Resolvers['Post']>>().not.toExtend<Of<'Post'>>();
  expectTypeOf<Resolvers>().not.toExtend<StrictResolvers>();
});

test('a record with a missing field or a wrong type is refused', () => {
  expectTypeOf<Omit<PostRecord, 'likes'>>().not.toExtend<PostRecord>();
  expectTypeOf<Omit<PostRecord, 'likes'> & { likes: string }>().not.toExtend<PostRecord>();
  expectTypeOf<Omit<PostRecord, 'image'> & { image: undefined }>().not.toExtend<PostRecord>();
});
