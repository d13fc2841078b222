import type { PersonFilter } from '../../generated/types.ts';
import type { Conditions } from '../conditions.ts';

export interface FilteredPerson {
  name: string;
  title: string;
  skills: readonly string[];
  location: string;
  employerId: string | null;
}

export const personConditions = {
  query: { words: ({ name, title, skills }) => [name, title, ...skills] },
  companyId: { id: ({ employerId }) => employerId },
  location: { place: ({ location }) => location },
} satisfies Conditions<PersonFilter, FilteredPerson>;
