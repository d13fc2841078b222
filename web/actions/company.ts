import { growBy } from '../apollo/optimistic.ts';
import { graphql } from '../generated/gql.ts';
import { messageSent } from './notices.ts';
import { defineAction } from './defineAction.ts';

export const setCompanyFollowed = defineAction(
  graphql(/* GraphQL */ `
    mutation SetCompanyFollowed($input: SetCompanyFollowedInput!) {
      setCompanyFollowed(input: $input) {
        company {
          id
          followers
          viewerIsFollowing
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { companyId, followed } }) => ({
    __typename: 'Company',
    id: companyId,
    viewerIsFollowing: followed,
    followers: growBy(followed),
  }),
  notice: (_payload, { input: { followed } }) =>
    followed
      ? { title: 'Following', description: "We'll keep you posted on its updates." }
      : { title: 'No longer following' },
});

export const contactCompany = defineAction(
  graphql(/* GraphQL */ `
    mutation ContactCompany($input: ContactCompanyInput!) {
      contactCompany(input: $input) {
        company {
          id
          name
        }
      }
    }
  `),
).with({
  notice: ({ company }) => messageSent(company?.name),
});
