import { expect, it } from 'vitest';
import { companies } from '../company/fixtures.ts';
import { createClock } from '../shared/time.ts';
import { jobs } from './fixtures.ts';
import { matchScore } from './match.ts';
import type { JobRecord } from './records.ts';

const all = jobs(createClock(Date.now()));
const idsWhere = (holds: (job: JobRecord) => boolean) => all.filter(holds).map(({ id }) => id);

it('every job is within the limits of the contract', () => {
  expect(idsWhere(({ title }) => title.length < 5 || title.length > 100)).toEqual([]);
  expect(idsWhere(({ id }) => !/^job-[a-z-]{1,60}$/.test(id))).toEqual([]);
  expect(
    idsWhere(
      ({ skills, requirements, benefits, about }) =>
        skills.length * requirements.length * benefits.length * about.length === 0,
    ),
  ).toEqual([]);
});

it('every job is at an existing company, and every company has one', () => {
  expect([...new Set(all.map(({ companyId }) => companyId))].toSorted()).toEqual(
    companies.map(({ id }) => id).toSorted(),
  );
});

it("a score is the share of the job's skills that a person has, in tenths", () => {
  const person = { id: 'somebody', skills: ['Writing', 'SQL', 'Figma'] };
  const score = (skills: string[], more: Partial<JobRecord> = {}) =>
    matchScore({ scored: true, postedById: null, ...more, skills }, person);
  expect(score(['writing', 'sql', 'figma'])).toBe(10);
  expect(score(['Writing', 'Rust', 'Go'])).toBe(3);
  expect(score(['Rust'])).toBe(1);
  expect(score(['Writing'], { scored: false })).toBeNull();
  expect(score(['Writing'], { postedById: 'somebody' })).toBeNull();
  expect(
    matchScore({ scored: true, postedById: null, skills: ['Writing'] }, { ...person, skills: [] }),
  ).toBeNull();
});
