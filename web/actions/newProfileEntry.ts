import { graphql } from '../generated/gql.ts';
import type {
  AddEducationInput,
  AddExperienceInput,
  CompleteEducationFragment,
  CompleteExperienceFragment,
} from '../generated/graphql.ts';
import { localId } from './localId.ts';

/** All that screens ask of a job held, or of a degree: one of this tab has nowhere else to get it from. */
graphql(/* GraphQL */ `
  fragment CompleteExperience on Experience {
    id
    role
    company
    employer {
      id
    }
    duration
    description
  }
`);

graphql(/* GraphQL */ `
  fragment CompleteEducation on Education {
    id
    degree
    school
    duration
  }
`);

export const newExperience = ({ description, ...told }: AddExperienceInput): CompleteExperienceFragment => ({
  __typename: 'Experience',
  id: localId('experience'),
  ...told,
  // No server looks the company up.
  employer: null,
  description: description || null,
});

export const newEducation = (told: AddEducationInput): CompleteEducationFragment => ({
  __typename: 'Education',
  id: localId('education'),
  ...told,
});
