import type { Params } from 'react-router-dom';
import { graphql } from '../../generated/gql.ts';
import { parseId } from '../../routing/parseId.ts';

export const query = graphql(/* GraphQL */ `
  query ProjectScreen($id: ID!) {
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
    }
  }
`);

export const variables = ({ params }: { params: Params }) => ({ id: parseId(params['id']) });
