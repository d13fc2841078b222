import { graphql } from '../generated/gql.ts';
import type { CompanySize, CreateCompanyPageInput, CompleteCompanyFragment } from '../generated/graphql.ts';
import { localId } from './localId.ts';

/** All that screens ask of a company: one of this tab has nowhere else to get it from. */
graphql(/* GraphQL */ `
  fragment CompleteCompany on Company {
    id
    name
    logo
    coverImage
    industry
    size
    location
    description
    about
    founded
    websiteUrl
    employeeCount
    openPositions
    followers
    views
    posts
    specialties
    values {
      title
    }
    leadership {
      id
    }
    jobs {
      id
    }
    employees {
      id
    }
    updates(first: 5) {
      totalCount
      nodes {
        id
      }
    }
    viewerIsFollowing
    outline {
      pictures
    }
  }
`);

/** The form asks for a band: its lower end is what is known of the number. */
const atLeast: Record<CompanySize, number> = {
  FROM_10_TO_50: 10,
  FROM_50_TO_100: 50,
  FROM_100_TO_250: 100,
  FROM_250_TO_500: 250,
  FROM_500_TO_1000: 500,
  FROM_1000: 1000,
};

/** A company that has just opened its page. */
export const newCompany = ({ websiteUrl, ...given }: CreateCompanyPageInput): CompleteCompanyFragment => ({
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
  outline: { __typename: 'CompanyOutline', pictures: [] },
});
