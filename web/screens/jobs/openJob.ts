import { graphql } from '../../generated/gql.ts';

/** The query of `JobSheet`. Its own module, so that `jobs.data.ts` loads it only for an address with a job. */
export const openJobQuery = graphql(/* GraphQL */ `
  query OpenJob($id: ID!) {
    job(id: $id) {
      id
      title
      about
      location
      workplace
      company {
        id
        name
        logo
      }
      ...JobFlags_job
      ...JobMenu_job
      ...JobDetails_job
      ...JobSaveButton_job
      ...JobApply_job
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
