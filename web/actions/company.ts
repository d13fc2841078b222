import { viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { messageSent } from './notices.ts';
import { defineAction } from './defineAction.ts';

const followersFragment = graphql(/* GraphQL */ `
  fragment CompanyFollowers on Company {
    id
    name
    followers
    viewerIsFollowing
  }
`);

export const setCompanyFollowed = defineAction(
  graphql(/* GraphQL */ `
    mutation SetCompanyFollowed($input: SetCompanyFollowedInput!) {
      setCompanyFollowed(input: $input) {
        company {
          id
          ...CompanyFollowers
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { companyId, followed } }, cache) => {
    const company = readCachedOrThrow(cache, followersFragment, `Company:${companyId}`);
    const change = Number(followed) - Number(company.viewerIsFollowing);
    return {
      company: { ...company, viewerIsFollowing: followed, followers: company.followers + change },
    };
  },
  update: (cache, { company }, { input: { followed } }) =>
    viewerList('companies', 'followedOnly').set(cache, company!, followed),
  notice: (_payload, { input: { followed } }) =>
    followed
      ? { title: 'Following', description: "We'll keep you posted on its updates." }
      : { title: 'No longer following' },
});

const nameFragment = graphql(/* GraphQL */ `
  fragment CompanyName on Company {
    id
    name
  }
`);

export const contactCompany = defineAction(
  graphql(/* GraphQL */ `
    mutation ContactCompany($input: ContactCompanyInput!) {
      contactCompany(input: $input) {
        company {
          id
          name
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { companyId } }, cache) => ({
    company: readCachedOrThrow(cache, nameFragment, `Company:${companyId}`),
  }),
  notice: ({ company }) => messageSent(company?.name),
});
