import { graphql } from '../generated/gql.ts';
import type {
  AddEducationInput,
  AddExperienceInput,
  CompleteEducationFragment,
  CompleteExperienceFragment,
} from '../generated/graphql.ts';
import { addedExperience } from '../../schema/rules/person/input.ts';
import { localId } from './localId.ts';

/** All fields of a work experience and of a degree that screens query. An object of this tab has no other source. */
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
  // The simulation does not look up the company.
  employer: null,
});

export const newEducation = (input: AddEducationInput): CompleteEducationFragment => ({
  ...input,
  __typename: 'Education',
  id: localId('education'),
});
