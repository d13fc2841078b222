import { describe, expect, expectTypeOf, it } from 'vitest';
import type { GigRecord } from '../gig/records.ts';
import type { JobRecord } from '../job/records.ts';
import { resolvers } from './schema.ts';
import { createStore } from '../data/store.ts';
import type { StrictResolvers } from './strict.ts';

/**
 * The type checker compares fixtures and resolvers with the schema. Each line below is a mistake; the type check
 * fails if the compiler accepts one of them.
 */
const [job] = createStore().jobs.values();
const aJob: JobRecord = job!;

describe('a fixture that does not match the schema', () => {
  it('fails the type check', () => {
    // @ts-expect-error -- an enum value that the schema does not have
    const type: JobRecord = { ...aJob, type: 'FULLTIME' };
    // @ts-expect-error -- null for a non-null field
    const title: JobRecord = { ...aJob, title: null };
    // @ts-expect-error -- undefined instead of null
    const score: JobRecord = { ...aJob, matchScore: undefined };
    // @ts-expect-error -- a field that the record does not have
    const extra: JobRecord = { ...aJob, sallary: '$1' };
    const { companyId: _left, ...rest } = aJob;
    // @ts-expect-error -- a field left out
    const short: JobRecord = rest;
    expect([type, title, score, extra, short]).toHaveLength(5);
    expectTypeOf<GigRecord>().not.toExtend<JobRecord>();
  });
});

describe('a resolver that does not match the schema', () => {
  it('fails the type check', () => {
    expectTypeOf(resolvers).toExtend<StrictResolvers>();
    const { posted: _posted, ...jobWithoutPosted } = resolvers.Job;
    const { job: _job, ...queryWithoutJob } = resolvers.Query;
    const mistakes = [
      // @ts-expect-error -- a field without a record value and without a resolver
      { ...resolvers, Job: jobWithoutPosted } satisfies StrictResolvers,
      // @ts-expect-error -- a Query field without a resolver
      { ...resolvers, Query: queryWithoutJob } satisfies StrictResolvers,
      // @ts-expect-error -- a string for a numeric field
      { ...resolvers, Post: { ...resolvers.Post, comments: () => 'many' } } satisfies StrictResolvers,
      // @ts-expect-error -- null for a non-null field
      { ...resolvers, Job: { ...resolvers.Job, company: () => null } } satisfies StrictResolvers,
      // @ts-expect-error -- a record of another noun
      { ...resolvers, Job: { ...resolvers.Job, company: () => aJob } } satisfies StrictResolvers,
      // @ts-expect-error -- a field that the schema does not have
      { ...resolvers, Job: { ...resolvers.Job, colour: () => 'red' } } satisfies StrictResolvers,
    ];
    expect(mistakes).toHaveLength(6);
  });
});
