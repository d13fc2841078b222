import { graphql } from '../generated/gql.ts';
import type { CreateCompanyPageInput, CompleteCompanyFragment } from '../generated/graphql.ts';
import { createdCompany } from '../../schema/rules/company/input.ts';
import { localId } from './localId.ts';
import type { Viewer } from './viewer.ts';

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
    founder {
      id
      name
    }
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
export const newCompany = (
  input: CreateCompanyPageInput,
  { id, name }: Pick<Viewer, 'id' | 'name'>,
): CompleteCompanyFragment => ({
  ...createdCompany(input),
  __typename: 'Company',
  id: localId('company'),
  founder: { __typename: 'Person', id, name },
  values: [],
  leadership: [],
  jobs: [],
  employees: [],
  updates: { __typename: 'PostConnection', totalCount: 0, nodes: [] },
  viewerIsFollowing: false,
  viewerIsMember: true,
  outline: { __typename: 'CompanyOutline', pictures: [] },
});
