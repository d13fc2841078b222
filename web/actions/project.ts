import { graphql } from '../generated/gql.ts';
import { reportReceived } from './notices.ts';
import { defineAction } from './defineAction.ts';

export const setProjectSaved = defineAction(
  graphql(/* GraphQL */ `
    mutation SetProjectSaved($input: SetProjectSavedInput!) {
      setProjectSaved(input: $input) {
        project {
          id
          title
          viewerHasSaved
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { projectId, saved } }) => ({
    __typename: 'Project',
    id: projectId,
    viewerHasSaved: saved,
  }),
  notice: ({ project }, { input: { saved } }) => ({
    title: saved ? 'Project saved' : 'Project removed from saved',
    description: project?.title ?? '',
  }),
});

export const reportProject = defineAction(
  graphql(/* GraphQL */ `
    mutation ReportProject($input: ReportProjectInput!) {
      reportProject(input: $input) {
        project {
          id
        }
      }
    }
  `),
).with({
  notice: reportReceived('project'),
});
