import { expect, test } from 'vitest';
import type { FilteredProjectFragment } from '../../generated/graphql.ts';
import { filterProjects } from './projectFilter.ts';
import { projectSearch } from '../../searches/projectSearch.ts';

const project = (title: string): FilteredProjectFragment => ({
  __typename: 'Project',
  id: 'project-one',
  title,
  description: 'Forms for a small naïve shop.',
  skills: ['UX'],
  category: 'UI_UX_DESIGN',
  paymentType: 'FIXED',
  budgetBand: null,
  location: 'Lisbon',
  postedDate: '2026-11-20T00:00:00.000Z',
  projectDetails: { __typename: 'ProjectDetails', experience: 'EXPERT', lengthBand: 'LESS_THAN_1_MONTH' },
  client: { __typename: 'Client', id: 'client-one', rating: 5, paymentVerified: true },
});
const none = {
  category: [],
  experience: [],
  type: [],
  client: [],
  location: [],
  budget: [],
  duration: [],
  posted: [],
};
const matches = (q: string) =>
  filterProjects([project('A Café Menu')], { ...projectSearch.defaults, q }, none).length === 1;

test('PL-04 words match in any letter case and without accents', () => {
  expect(['café', 'cafe', 'CAFE naive ux', 'caffe', 'cafe Lisbon'].map(matches)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
