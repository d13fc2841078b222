import { valuesById } from '../../schema/rules/choices.ts';
import { applicationStages } from '../../schema/rules/job/choices.ts';
import { sections, sorts } from '../lists/searchFields.ts';
import { defineSearch, type SearchState } from '../lists/searchState.ts';

/** The applications for one job. The browser sorts them, so the value of each sort order is its id. */
export const applicantSearch = defineSearch('/jobs/:id/manage', {
  stage: sections({ all: undefined, ...valuesById(applicationStages) }),
  sort: sorts({ match: 'match', newest: 'newest', name: 'name' }),
});
export type ApplicantSearch = SearchState<typeof applicantSearch>;

export const sortLabels: Readonly<Record<ApplicantSearch['sort'], string>> = {
  match: 'Best match',
  newest: 'Newest first',
  name: 'Name',
};
