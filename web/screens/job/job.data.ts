import { graphql } from '../../generated/gql.ts';

export const query = graphql(/* GraphQL */ `
  query JobScreen($id: ID!) {
    job(id: $id) {
      id
      title
      about
      # For search engines.
      postedAt
      salaryMin
      salaryMax
      company {
        id
        name
        ...JobCompanyCard_company
      }
      similar {
        id
        ...SimilarJob_job
      }
      ...JobHeader_job
      ...JobDetails_job
    }
    viewer {
      id
      isAuthenticated
      profile {
        id
        skills
      }
    }
  }
`);
