import { expect, test } from 'vitest';
import { alertKey, alertOf, filterOfAlert } from './alert.ts';
import type { SearchedJobFilter } from '../../generated/jobFilter.ts';

const search = { query: 'designer', location: 'Tromsø' };

/** Every condition but words and place, each set. */
const conditions = Object.keys(alertOf({})).filter((name) => name !== 'term' && name !== 'location');
const setAll = Object.fromEntries(conditions.map((name) => [name, `any ${name}`]));

test('every condition of a search is part of the identity of its alert', () => {
  const filters: SearchedJobFilter[] = [
    {},
    search,
    ...conditions.map((name) => ({ ...search, [name]: setAll[name] })),
  ];
  const keys = filters.map((filter) => alertKey(alertOf(filter)));
  expect(conditions.length).toBeGreaterThan(5);
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
  const filter = { ...search, ...setAll };
  expect(filterOfAlert(alertOf(filter))).toEqual(filter);
});
