import type { PagedListOf } from '../../apollo/fetchNextPage.ts';
import { graphql } from '../../generated/gql.ts';
import type { ProjectScreenQuery } from '../../generated/graphql.ts';

export const query = graphql(/* GraphQL */ `
  query ProjectScreen($id: ID!, $afterReceived: String) {
    project(id: $id) {
      id
      title
      description
      ...ProjectHeader_project
      ...ProjectTabs_project
      ...ActivityCard_project
      ...SubmitCard_project
      ...ClientCard_project
      ...DetailsCard_project
      ...SimilarProjects_project
      # A project that is saved here joins the list of saved ones, whose cards must not lack anything.
      ...ProjectCard_project
      # Read by proposalsFor below.
      ...ReceivedProposals_project
    }
  }
`);

/** The received proposals of a project as a list that ReceivedProposals.tsx can complete. */
export const proposalsFor = (id: string) =>
  ({
    query,
    variables: { id },
    cursor: 'afterReceived',
    listOf: ({ project }) => project?.receivedProposals ?? undefined,
  }) satisfies PagedListOf<ProjectScreenQuery>;
