import { expectTypeOf, test } from 'vitest';
import type { Resolvers } from '../generated/resolvers.ts';
import type { PostRecord } from '../post/records.ts';
import type { StrictResolvers } from './strict.ts';

/** The names of the fields that may not be left out. */
type Required<T> = { [K in keyof T]-?: undefined extends T[K] ? never : K }[keyof T];
type Of<K extends keyof StrictResolvers> = NonNullable<StrictResolvers[K]>;

// The type check is what proves these; at run time they do nothing.

test('a field that no record holds must have a resolver', () => {
  expectTypeOf<'author' | 'timePosted' | 'comments' | 'replies'>().toExtend<Required<Of<'Post'>>>();
  expectTypeOf<'person' | 'name' | 'avatar' | 'time'>().toExtend<Required<Of<'Contact'>>>();
  expectTypeOf<'company'>().toExtend<Required<Of<'Job'>>>();
});

test('a field that the record holds needs none', () => {
  expectTypeOf<Required<Of<'Post'>> & ('id' | 'content' | 'likes' | 'tags')>().toEqualTypeOf<never>();
});

test('every field of Query must have a resolver', () => {
  type Query = NonNullable<Resolvers['Query']>;
  expectTypeOf<Required<Of<'Query'>>>().toEqualTypeOf<keyof Query>();
});

test('what the generator alone would let pass is refused', () => {
  expectTypeOf<{ author: never }>().not.toExtend<Of<'Post'>>();
  expectTypeOf<{ author: never }>().not.toEqualTypeOf<Of<'Post'>>();
  expectTypeOf<NonNullable<Resolvers['Post']>>().not.toExtend<Of<'Post'>>();
  expectTypeOf<Resolvers>().not.toExtend<StrictResolvers>();
});

test('a record that lacks a field, or holds the wrong thing, is refused', () => {
  expectTypeOf<Omit<PostRecord, 'likes'>>().not.toExtend<PostRecord>();
  expectTypeOf<Omit<PostRecord, 'likes'> & { likes: string }>().not.toExtend<PostRecord>();
  expectTypeOf<Omit<PostRecord, 'image'> & { image: undefined }>().not.toExtend<PostRecord>();
});
