import { graphql } from '../generated/gql.ts';
import type { CreateCompanyPageInput, CompleteCompanyFragment } from '../generated/graphql.ts';
import { createdCompany } from '../../schema/rules/company/input.ts';
import { localId } from './localId.ts';

/** All fields of a company that screens query. An object of this tab has no other source. */
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
    viewerIsMember
    outline {
      pictures
    }
  }
`);

/** A company with a new page. */
export const newCompany = (input: CreateCompanyPageInput): CompleteCompanyFragment => ({
  ...createdCompany(input, new Date().getFullYear()),
  __typename: 'Company',
  id: localId('company'),
  values: [],
  leadership: [],
  jobs: [],
  employees: [],
  updates: { __typename: 'PostConnection', totalCount: 0, nodes: [] },
  viewerIsFollowing: false,
  viewerIsMember: true,
  outline: { __typename: 'CompanyOutline', pictures: [] },
});
