import { listWithin } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { localId } from './localId.ts';
import { action } from './stub.ts';
import { readViewer } from './viewer.ts';

/** Adds a project of the viewer's in this tab: complete, so that its card and its page need nothing from the server. */
export const createProject = action(
  graphql(/* GraphQL */ `
    mutation CreateProject($input: CreateProjectInput!) {
      createProject(input: $input) {
        project {
          id
          title
          description
          techStack
          status
          completion
          lastUpdated
          updatedAt
          collaborators
          project {
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
  answer: ({ input: { title, description, techStack } }, cache) => {
    const id = localId('project');
    const { name, avatar } = readViewer(cache);
    const now = new Date().toISOString();
    const skills = techStack ?? [];
    return {
      project: {
        __typename: 'OwnProject',
        id,
        title,
        description,
        techStack: skills,
        status: 'IN_PROGRESS',
        completion: 0,
        lastUpdated: 'Just now',
        updatedAt: now,
        collaborators: 1,
        project: {
          __typename: 'Project',
          id,
          title,
          description,
          detailedDescription: description,
          skills,
          category: 'WEB_DEVELOPMENT',
          paymentType: 'FIXED',
          budget: 'Not set',
          postedDate: now,
          postedAgo: 'Just now',
          dueDate: null,
          duration: null,
          location: 'Remote',
          proposals: 0,
          viewerProposals: [],
          viewerHasSaved: false,
          similar: [],
          projectDetails: {
            __typename: 'ProjectDetails',
            experience: 'INTERMEDIATE',
            projectLength: 'Not set',
            workload: 'Not set',
          },
          activity: {
            __typename: 'ProjectActivity',
            proposals: 0,
            interviewing: 0,
            invitesSent: 0,
            lastViewed: null,
            lastViewedAt: null,
          },
          client: {
            __typename: 'Client',
            id: `${id}-client`,
            name,
            isOrganisation: false,
            avatar,
            country: '',
            rating: 0,
            reviews: 0,
            totalSpent: 0,
            projectsPosted: 1,
            memberSince: now,
            lastActive: 'Just now',
            lastActiveAt: now,
            verificationBadges: [],
          },
        },
      },
    };
  },
  update: (cache, { project }) => {
    if (project) listWithin('Profile', readViewer(cache).id, 'projects').set(cache, project, true);
  },
  notice: { title: 'Project created', description: 'It heads My Projects in this tab.' },
});
