import { action } from '../generated/actions.ts';
import { isLive } from '../session/mode.ts';
import { defineAction } from './defineAction.ts';

/** Offers a project to freelancers: in the public list, and among the viewer's projects. */
export const postProject = defineAction(action('postProject')).with({
  notice: (_payload, { input: { title } }) => ({
    title: 'Project posted',
    description: `${title} is in the list of projects.`,
  }),
});

/** Changes an own project. Data without a field in the form stays as it is. */
export const updateProject = defineAction(action('updateProject')).with({
  notice: (_payload, { input: { project } }) => ({
    title: 'Project updated',
    description: `${project.title} is changed.`,
  }),
});

export const setProjectOpen = defineAction(action('setProjectOpen')).with({
  optimistic: ({ input: { projectId, open } }) => ({ __typename: 'Project', id: projectId, isOpen: open }),
  notice: ({ project }, { input: { open } }) =>
    open
      ? {
          title: 'Project reopened',
          description: `Freelancers can submit proposals for ${project?.title} again.`,
        }
      : { title: 'Project closed', description: `${project?.title} takes no more proposals.` },
});

/** Creates a project on the viewer's profile. It is not in the public list, to which `postProject` adds projects. */
export const createProject = defineAction(action('createProject')).with({
  notice: () => ({
    title: 'Project created',
    description: isLive() ? 'Find it under My Projects.' : 'Find it under My Projects in this tab.',
  }),
});
