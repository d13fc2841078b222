import { graphql } from '../generated/gql.ts';
import { inMode } from '../ui/mode.ts';
import { defineAction } from './defineAction.ts';

/** Creates a project of the viewer in this tab. The object is complete, so its card and its page need no request. */
export const createProject = defineAction(
  graphql(/* GraphQL */ `
    mutation CreateProject($input: CreateProjectInput!) {
      createProject(input: $input) {
        project {
          id
        }
      }
    }
  `),
).with({
  notice: () => ({
    title: 'Project created',
    description: inMode('Find it under My Projects in this tab.', 'Find it under My Projects.'),
  }),
});
