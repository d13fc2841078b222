import { listWithin } from '../apollo/viewerLists.ts';
import { createdDetails, createdProject } from '../../schema/rules/project/input.ts';
import { graphql } from '../generated/gql.ts';
import { newOwnProject } from './newProject.ts';
import { readOwnClient } from './ownClient.ts';
import { inMode } from '../ui/mode.ts';
import { defineAction } from './defineAction.ts';
import { readViewer } from './viewer.ts';

/** Creates a project of the viewer in this tab. The object is complete, so its card and its page need no request. */
export const createProject = defineAction(
  graphql(/* GraphQL */ `
    mutation CreateProject($input: CreateProjectInput!) {
      createProject(input: $input) {
        project {
          id
          ...CompleteOwnProject
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input }, cache) => ({
    project: newOwnProject(
      { project: createdProject(input), details: createdDetails },
      { viewer: readViewer(cache), client: readOwnClient(cache) },
    ),
  }),
  update: (cache, { project }) => {
    if (project) listWithin('Profile', readViewer(cache).id, 'projects').set(cache, project, true);
  },
  notice: () => ({
    title: 'Project created',
    description: inMode(
      'Find it under My Projects in this tab.',
      'Find it under My Projects.',
      'createProject',
    ),
  }),
});
