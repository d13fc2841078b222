import type { PagedListOf } from '../../apollo/fetchNextPage.ts';
import type { Params } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import type { JobManageScreenQuery } from '../../generated/graphql.ts';
import { parseId } from '../../routing/parseId.ts';

/** Loads all applications, because the browser filters and sorts them. */
export const query = graphql(/* GraphQL */ `
  query JobManageScreen($id: ID!, $after: String) {
    job(id: $id) {
      id
      title
      posted
      applicants
      isOpen
      company {
        id
        name
      }
      ...PostingActions_job
      applications(first: 100, after: $after) {
        totalCount
        nodes {
          id
          status
          matchScore
          appliedAt
          applicant {
            id
            name
          }
          ...ApplicantCard_application
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** The pages of a job's applications. `cursor` names a variable of the query. */
export const applicationsTo = (id: string) =>
  ({
    query,
    variables: { id },
    cursor: 'after',
    listOf: ({ job }) => job?.applications ?? undefined,
  }) satisfies PagedListOf<JobManageScreenQuery>;

/** The route loader reads it: the server renders all pages of these lists. */
export const completeLists = ({ params }: { params: Params }) => [applicationsTo(parseId(params['id']))];
