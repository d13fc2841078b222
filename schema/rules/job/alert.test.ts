import { expect, test } from 'vitest';
import { alertKey, alertOf, filterOfAlert } from './alert.ts';
import type { SearchedJobFilter } from './filter.ts';

const search = { query: 'designer', location: 'Tromsø' };

/** A value for each condition: the compiler asks for a new one. */
const conditions: { [K in Exclude<keyof SearchedJobFilter, keyof typeof search>]-?: SearchedJobFilter[K] } = {
  datePosted: 'WEEK',
  experienceLevel: 'MID',
  companyId: 'techcorp',
  workplace: 'REMOTE',
  easyApply: true,
  type: 'CONTRACT',
};

test('every condition of a search is part of the identity of its alert', () => {
  const filters = [
    {},
    search,
    ...Object.entries(conditions).map(([name, value]) => ({ ...search, [name]: value })),
  ];
  const keys = filters.map((filter) => alertKey(alertOf(filter)));
  expect(new Set(keys).size).toBe(filters.length);
});

test('case, accents, spaces and what is not asked for make no other alert', () => {
  const key = alertKey(alertOf(search));
  for (const same of [
    { query: ' DESIGNER ', location: 'tromso ' },
    { ...search, datePosted: null, easyApply: false },
  ])
    expect(alertKey(alertOf(same))).toBe(key);
});

test('an alert gives its filter back', () => {
  const filter = { ...search, ...conditions };
  expect(filterOfAlert(alertOf(filter))).toEqual(filter);
});
