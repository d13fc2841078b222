import { graphql } from '../../generated/gql.ts';

/** Query for the job that the address opens beside the list. */
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
