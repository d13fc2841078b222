import { graphql } from '../generated/gql.ts';
import { defineAction } from './defineAction.ts';

export const updateProfile = defineAction(
  graphql(/* GraphQL */ `
    mutation UpdateProfile($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        profile {
          id
        }
      }
    }
  `),
).with({
  notice: { title: 'Profile updated', description: 'Your changes are live.' },
});

export const addExperience = defineAction(
  graphql(/* GraphQL */ `
    mutation AddExperience($input: AddExperienceInput!) {
      addExperience(input: $input) {
        experience {
          id
        }
      }
    }
  `),
).with({
  notice: { title: 'Experience added', description: "It's now at the top of your experience." },
});

export const addEducation = defineAction(
  graphql(/* GraphQL */ `
    mutation AddEducation($input: AddEducationInput!) {
      addEducation(input: $input) {
        education {
          id
        }
      }
    }
  `),
).with({
  notice: { title: 'Education added', description: "It's now at the top of your education." },
});

/** Verification takes place outside this app, so the viewer is not verified yet. */
export const requestVerification = defineAction(
  graphql(/* GraphQL */ `
    mutation RequestVerification {
      requestVerification {
        viewer {
          id
          verificationRequested
        }
      }
    }
  `),
).with({
  notice: {
    title: 'Verification requested',
    description: "We'll check your identity and let you know.",
  },
});
