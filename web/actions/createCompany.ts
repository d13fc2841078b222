import { createdList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import type { CompanySize } from '../generated/graphql.ts';
import { localId } from './localId.ts';
import { action } from './stub.ts';

/** The form asks for a band: its lower end is what is known of the number. */
const atLeast: Record<CompanySize, number> = {
  FROM_10_TO_50: 10,
  FROM_50_TO_100: 50,
  FROM_100_TO_250: 100,
  FROM_250_TO_500: 250,
  FROM_500_TO_1000: 500,
  FROM_1000: 1000,
};

/** Creates a company page in this tab: complete, so that its card and its page need nothing from the server. */
export const createCompanyPage = action(
  graphql(/* GraphQL */ `
    mutation CreateCompanyPage($input: CreateCompanyPageInput!) {
      createCompanyPage(input: $input) {
        company {
          id
          name
          description
          leadership {
            id
          }
          updates(first: 5) {
            totalCount
            nodes {
              id
            }
          }
          ...FilteredCompany
          ...CompanyCard_company
          ...CompanyHeader_company
          ...CompanyAbout_company
          ...CompanyPositions_company
          ...CompanyTeam_company
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input: { websiteUrl, ...given } }) => ({
    company: {
      __typename: 'Company',
      id: localId('company'),
      ...given,
      websiteUrl: websiteUrl ?? null,
      logo: null,
      coverImage: '/art/rings-fern-47.svg',
      about: given.description,
      founded: new Date().getFullYear(),
      employeeCount: atLeast[given.size],
      openPositions: 0,
      followers: 0,
      views: 0,
      posts: 0,
      specialties: [],
      values: [],
      leadership: [],
      jobs: [],
      employees: [],
      updates: { __typename: 'PostConnection', totalCount: 0, nodes: [] },
      viewerIsFollowing: false,
    },
  }),
  update: (cache, { company }) => {
    if (company) createdList('companies').set(cache, company, true);
  },
});
