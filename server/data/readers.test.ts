import { expect, test } from 'vitest';
import type { Change } from './changes.ts';
import { readersOf } from './readers.ts';
import { createSample, type Data } from './sample.ts';
import { createClock } from '../shared/time.ts';

const data = createSample(createClock(Date.now()));
const maren = data.viewer.id;

/** The accounts that a record concerns. */
const readers = (
  put: Change extends infer C ? (C extends { put: infer K } ? K : never) : never,
  id: string,
) => readersOf(data, [{ put, record: data[put].get(id) } as Change]);

const firstOf = <K extends 'applications' | 'gigOrders' | 'proposals' | 'notifications' | 'posts'>(
  table: K,
) => [...data[table].values()][0] as Data[K] extends Map<string, infer T> ? T : never;

test('an application concerns the applicant and the poster of the job', () => {
  const { id, applicantId, jobId } = firstOf('applications');
  const { postedById } = data.jobs.get(jobId)!;
  expect(postedById).not.toBeNull();
  expect(readers('applications', id)).toEqual(new Set([applicantId, postedById]));
});

test('an order concerns the buyer and the seller', () => {
  const { id, buyerId, gigId } = firstOf('gigOrders');
  expect(readers('gigOrders', id)).toEqual(new Set([buyerId, data.gigs.get(gigId)!.sellerId]));
});

test('a proposal concerns the freelancer and the owner of the project', () => {
  const { id, freelancerId, projectId } = firstOf('proposals');
  const { ownerId } = data.ownProjectViews.get(projectId)!;
  expect(readers('proposals', id)).toEqual(new Set([freelancerId, ownerId]));
});

test("an account's own record concerns its owner, a public record nobody, and a missing record nobody", () => {
  expect(readers('notifications', firstOf('notifications').id)).toEqual(new Set([maren]));
  expect(readers('posts', firstOf('posts').id)).toEqual(new Set());
  expect(readersOf(data, [{ drop: 'notifications', id: 'notification-none' }])).toEqual(new Set());
});
