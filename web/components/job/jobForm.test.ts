import { expect, test } from 'vitest';
import { inputOf } from './jobForm.ts';

const job = {
  title: 'Potter in Residence',
  type: 'CONTRACT' as const,
  location: 'Bergen',
  workplace: 'ONSITE' as const,
  description: 'Make what our users make.',
  skills: ['Pottery'],
};
const { description: about, ...stored } = job;
const before = { ...stored, __typename: 'Job' as const, id: 'job-potter', about };

test('EN-25 the input has the free text of the pay, and its amounts if it states yearly dollars', () => {
  const inputWith = (salary: string) => inputOf({ ...job, salary });
  expect(inputWith('$80,000 - $95,000')).toMatchObject({ salaryMin: 80_000, salaryMax: 95_000 });
  expect(inputWith('Competitive')).toMatchObject({ salary: 'Competitive', salaryMin: null, salaryMax: null });
});

test('the amounts of an edited job stay while the text of its pay stays', () => {
  const pay = { salary: 'Competitive', salaryMin: 80_000, salaryMax: 95_000 };
  const edited = (salary: string) => inputOf({ ...job, salary }, { ...before, ...pay });
  expect(edited('Competitive')).toMatchObject(pay);
  expect(edited('$70,000')).toMatchObject({ salaryMin: 70_000, salaryMax: 70_000 });
});
