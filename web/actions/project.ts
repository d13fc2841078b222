import { viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { reportReceived } from './notices.ts';
import { defineAction } from './defineAction.ts';

const titleFragment = graphql(/* GraphQL */ `
  fragment ProjectTitle on Project {
    id
    title
  }
`);

export const setProjectSaved = defineAction(
  graphql(/* GraphQL */ `
    mutation SetProjectSaved($input: SetProjectSavedInput!) {
      setProjectSaved(input: $input) {
        project {
          id
          title
          viewerHasSaved
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { projectId, saved } }, cache) => ({
    project: { ...readCachedOrThrow(cache, titleFragment, `Project:${projectId}`), viewerHasSaved: saved },
  }),
  update: (cache, _payload, { input: { projectId, saved } }) =>
    viewerList('projects', 'savedOnly').set(cache, { __typename: 'Project', id: projectId }, saved),
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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { projectId } }) => ({
    project: { __typename: 'Project', id: projectId },
  }),
  notice: reportReceived('project'),
});
