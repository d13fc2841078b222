import { graphql } from '../generated/gql.ts';
import type {
  AddEducationInput,
  AddExperienceInput,
  CompleteEducationFragment,
  CompleteExperienceFragment,
} from '../generated/graphql.ts';
import { addedExperience } from '../../schema/rules/person/input.ts';
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

export const newExperience = (input: AddExperienceInput): CompleteExperienceFragment => ({
  ...addedExperience(input),
  __typename: 'Experience',
  id: localId('experience'),
  // No server looks the company up.
  employer: null,
});

export const newEducation = (input: AddEducationInput): CompleteEducationFragment => ({
  ...input,
  __typename: 'Education',
  id: localId('education'),
});
