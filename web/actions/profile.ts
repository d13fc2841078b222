import { listWithin } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { changedProfile } from '../../schema/rules/person/input.ts';
import { followSkills } from './followSkills.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { newEducation, newExperience } from './newProfileEntry.ts';
import { defineAction } from './defineAction.ts';
import { readViewer } from './viewer.ts';

const profileFragment = graphql(/* GraphQL */ `
  fragment EditedProfile on Profile {
    id
    name
    title
    location
    website
    about
    skills
  }
`);

const viewerFragment = graphql(/* GraphQL */ `
  fragment EditedViewer on Viewer {
    id
    name
    headline
  }
`);

export const updateProfile = defineAction(
  graphql(/* GraphQL */ `
    mutation UpdateProfile($input: UpdateProfileInput!) {
      updateProfile(input: $input) {
        profile {
          id
          name
          title
          location
          website
          about
          skills
          person {
            id
            name
            title
            location
          }
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input }, cache) => {
    const { id } = readViewer(cache);
    const profile = {
      ...readCachedOrThrow(cache, profileFragment, `Profile:${id}`),
      ...changedProfile(input),
    };
    const { name, title, location } = profile;
    return { profile: { ...profile, person: { __typename: 'Person', id, name, title, location } } };
  },
  // The top bar and the feed show the viewer's name, and match scores depend on the skills.
  update: (cache, { profile }) => {
    if (!profile) return;
    followSkills(cache);
    const { id, name, title: headline } = profile;
    cache.writeFragment({
      fragment: viewerFragment,
      id: `Viewer:${id}`,
      data: { __typename: 'Viewer', id, name, headline } as never,
    });
  },
  notice: { title: 'Profile updated', description: 'Your changes are live.' },
});

export const addExperience = defineAction(
  graphql(/* GraphQL */ `
    mutation AddExperience($input: AddExperienceInput!) {
      addExperience(input: $input) {
        experience {
          id
          ...CompleteExperience
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input }) => ({ experience: newExperience(input) }),
  update: (cache, { experience }) => {
    if (experience) listWithin('Profile', readViewer(cache).id, 'experience').set(cache, experience, true);
  },
  notice: { title: 'Experience added', description: "It's now at the top of your experience." },
});

export const addEducation = defineAction(
  graphql(/* GraphQL */ `
    mutation AddEducation($input: AddEducationInput!) {
      addEducation(input: $input) {
        education {
          id
          ...CompleteEducation
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input }) => ({ education: newEducation(input) }),
  update: (cache, { education }) => {
    if (education) listWithin('Profile', readViewer(cache).id, 'education').set(cache, education, true);
  },
  notice: { title: 'Education added', description: "It's now at the top of your education." },
});
