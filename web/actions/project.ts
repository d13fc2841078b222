import { graphql } from '../generated/gql.ts';
import { known } from './known.ts';
import { action } from './stub.ts';

/** The saved projects, as the counts of the viewer's items read them; the server answers none. */
const savedProjects = graphql(/* GraphQL */ `
  query SavedProjects($filter: ProjectFilter!) {
    projects(filter: $filter) {
      totalCount
      nodes {
        id
      }
    }
  }
`);

const titleFragment = graphql(/* GraphQL */ `
  fragment ProjectTitle on Project {
    id
    title
  }
`);

export const setProjectSaved = action(
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
  answer: ({ input: { projectId, saved } }, cache) => ({
    project: { ...known(cache, titleFragment, `Project:${projectId}`), viewerHasSaved: saved },
  }),
  update: (cache, _payload, { input: { projectId, saved } }) => {
    // What the cache keeps from the server's answers is changed here all the same: hence `overwrite`.
    const options = { query: savedProjects, variables: { filter: { savedOnly: true } }, overwrite: true };
    cache.updateQuery(options, (data) => {
      const others = (data?.projects.nodes ?? []).filter(({ id }) => id !== projectId);
      const nodes = saved ? [{ __typename: 'Project' as const, id: projectId }, ...others] : others;
      return { projects: { __typename: 'ProjectConnection' as const, totalCount: nodes.length, nodes } };
    });
  },
  notice: ({ project }, { input: { saved } }) => ({
    title: saved ? 'Project saved' : 'Project removed from saved',
    description: project?.title ?? '',
  }),
});

export const reportProject = action(
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
  answer: ({ input: { projectId } }) => ({
    project: { __typename: 'Project', id: projectId },
  }),
});
