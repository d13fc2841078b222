import { action } from '../generated/actions.ts';
import { reportReceived } from './notices.ts';
import { defineAction } from './defineAction.ts';

export const setProjectSaved = defineAction(action('setProjectSaved')).with({
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

export const reportProject = defineAction(action('reportProject')).with({
  notice: reportReceived('project'),
});
