import { htmlOfText } from '../../schema/rules/html.ts';
import { postedDetails, postedProject } from '../../schema/rules/project/input.ts';
import { createdList, listWithin } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { defineAction } from './defineAction.ts';
import { newOwnProject } from './newProject.ts';
import { readOwnClient } from './ownClient.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { readViewer } from './viewer.ts';

/** Offers a project to freelancers: in the public list, and among the viewer's projects. */
export const postProject = defineAction(
  graphql(/* GraphQL */ `
    mutation PostProject($input: PostProjectInput!) {
      postProject(input: $input) {
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
      { project: postedProject(input), details: postedDetails(input) },
      { viewer: readViewer(cache), client: readOwnClient(cache) },
    ),
  }),
  update: (cache, { project }) => {
    if (!project) return;
    listWithin('Profile', readViewer(cache).id, 'projects').set(cache, project, true);
    createdList('projects').set(cache, project.project, true);
  },
  notice: (_payload, { input: { title } }) => ({
    title: 'Project posted',
    description: `${title} is in the list of projects.`,
  }),
});

const editedFragment = graphql(/* GraphQL */ `
  fragment EditedProject on Project {
    id
    description
    detailedDescription
    isOpen
  }
`);

/** Changes an own project; it keeps what the form does not ask for. */
export const updateProject = defineAction(
  graphql(/* GraphQL */ `
    mutation UpdateProject($input: UpdateProjectInput!) {
      updateProject(input: $input) {
        project {
          id
          title
          description
          techStack
          lastUpdated
          updatedAt
          project {
            id
            title
            description
            detailedDescription
            skills
            category
            paymentType
            budget
            budgetMin
            budgetMax
            hourlyRate
            budgetBand
            dueDate
            duration
            location
            isOpen
            projectDetails {
              experience
              projectLength
              lengthBand
              workload
              workloadBand
            }
          }
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { projectId: id, project: input } }, cache) => {
    const before = readCachedOrThrow(cache, editedFragment, `Project:${id}`);
    const { title, description, detailedDescription, skills, ...fields } = postedProject(input);
    const isFormatted = before.detailedDescription !== htmlOfText(before.description);
    return {
      project: {
        __typename: 'OwnProject',
        id,
        title,
        description,
        techStack: skills,
        lastUpdated: 'Just now',
        updatedAt: new Date().toISOString(),
        project: {
          __typename: 'Project',
          id,
          title,
          description,
          skills,
          ...fields,
          isOpen: before.isOpen,
          // The form shows plain text. A text with formatting stays.
          detailedDescription: isFormatted ? before.detailedDescription : detailedDescription,
          projectDetails: { __typename: 'ProjectDetails', ...postedDetails(input) },
        },
      },
    };
  },
  notice: (_payload, { input: { project } }) => ({
    title: 'Project updated',
    description: `${project.title} is changed.`,
  }),
});

const openedFragment = graphql(/* GraphQL */ `
  fragment OpenedProject on Project {
    id
    title
  }
`);

export const setProjectOpen = defineAction(
  graphql(/* GraphQL */ `
    mutation SetProjectOpen($input: SetProjectOpenInput!) {
      setProjectOpen(input: $input) {
        project {
          id
          title
          isOpen
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { projectId, open } }, cache) => ({
    project: { ...readCachedOrThrow(cache, openedFragment, `Project:${projectId}`), isOpen: open },
  }),
  update: (cache, { project }, { input: { open } }) => {
    const list = createdList('projects');
    // The public list has only the own projects that were posted in this tab.
    if (project && list.has(cache, project)) list.set(cache, project, open);
  },
  notice: ({ project }, { input: { open } }) =>
    open
      ? {
          title: 'Project reopened',
          description: `Freelancers can submit proposals for ${project?.title} again.`,
        }
      : { title: 'Project closed', description: `${project?.title} takes no more proposals.` },
});
