import { graphql } from '../../generated/gql.ts';

/** `seo/jobPosting.ts` reads the fields for search engines from the cache. The route passes the `id` of its path. */
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
      similarJobs {
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
