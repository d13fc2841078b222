import type { ApolloCache } from '@apollo/client';
import { graphql } from '../generated/gql.ts';
import type { JobPosterQuery, PosterCompanyFragment } from '../generated/graphql.ts';

/** The hiring company's fields on a job's page. */
export const posterCompany = graphql(/* GraphQL */ `
  fragment PosterCompany on Company {
    id
    name
    logo
    industry
    location
    description
    size
    employeeCount
    openPositions
    outline {
      pictures
    }
  }
`);

/** The company for which the viewer posts jobs. A component that runs `createJob` must load it first. */
export const poster = graphql(/* GraphQL */ `
  query JobPoster {
    viewer {
      id
      name
      company {
        id
        company {
          id
          ...PosterCompany @unmask
        }
      }
    }
  }
`);

export type Poster = JobPosterQuery['viewer'];

export function readPoster(cache: ApolloCache): Poster {
  const data = cache.readQuery({ query: poster });
  if (!data) throw new Error('Nobody has asked yet for whom the viewer posts jobs.');
  return data.viewer;
}

/** The hiring party when the viewer has no company: the viewer's name. */
export const ownName = ({ id, name }: Poster): PosterCompanyFragment => ({
  __typename: 'Company',
  id,
  name,
  logo: null,
  industry: '',
  location: '',
  description: '',
  size: 'FROM_10_TO_50',
  employeeCount: 1,
  openPositions: 0,
  outline: { __typename: 'CompanyOutline', pictures: [] },
});
