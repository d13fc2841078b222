import { expect, test } from 'vitest';
import { createStore } from './store.ts';

const dangling = { companyId: 'company-of-nobody' };

test('a change that throws or makes the data invalid leaves the store unchanged', () => {
  const store = createStore();
  const before = { ...store };
  const stored = structuredClone(store.sample);
  expect(() =>
    store.change(({ jobs, marks }) => {
      jobs.pop();
      jobs[0]!.title = 'Changed';
      marks.savedJobs.add('job-brand-designer');
      throw new Error('No.');
    }),
  ).toThrow('No.');
  expect(() => store.change(({ jobs }) => Object.assign(jobs[0]!, dangling) && jobs.push(jobs[0]!))).toThrow(
    /^The sample data contains a duplicate/,
  );
  expect({ ...store }).toEqual(before);
  expect(store.sample).toEqual(stored);
  store.change(({ marks }) => marks.savedJobs.add('job-brand-designer'));
  expect(store.jobs.size).toBe(stored.jobs.length);
  expect([...store.sample.marks.savedJobs]).toEqual(['job-brand-designer']);
});
