import { graphql } from '../generated/gql.ts';
import type {
  CompleteOwnProjectFragment,
  CompleteProjectFragment,
  ProjectClientFragment,
} from '../generated/graphql.ts';
import type { createdDetails, createdProject } from '../../schema/rules/project/input.ts';
import { localId } from './localId.ts';
import type { KnownClient } from './ownClient.ts';
import type { Viewer } from './viewer.ts';

/** All fields of a project that screens query. An object of this tab has no other source. */
graphql(/* GraphQL */ `
  fragment CompleteProject on Project {
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
    postedDate
    postedAgo
    dueDate
    duration
    location
    proposals
    viewerProposals {
      id
    }
    receivedProposals(first: 100) {
      totalCount
      nodes {
        id
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    hiredProposal {
      id
    }
    viewerHasSaved
    viewerIsClient
    isOpen
    similar(first: 3) {
      id
    }
    projectDetails {
      experience
      projectLength
      lengthBand
      workload
      workloadBand
    }
    activity {
      proposals
      interviewing
      invitesSent
      lastViewed
      lastViewedAt
    }
    client {
      id
      ...ProjectClient @unmask
    }
  }
`);

graphql(/* GraphQL */ `
  fragment CompleteOwnProject on OwnProject {
    id
    project {
      id
      ...CompleteProject @unmask
    }
    title
    description
    techStack
    status
    completion
    lastUpdated
    updatedAt
    collaborators
  }
`);

/** The viewer as the client of a first project. */
const firstClient = (id: string, { name, avatar }: Viewer, now: string): ProjectClientFragment => ({
  __typename: 'Client',
  id: `${id}-client`,
  name,
  isOrganisation: false,
  avatar,
  country: '',
  rating: 0,
  reviews: 0,
  totalSpent: 0,
  projectsPosted: 0,
  memberSince: now,
  lastActive: 'Just now',
  lastActiveAt: now,
  verificationBadges: [],
  paymentVerified: false,
});

/** The viewer in this tab: the person, and their record as a client, null before the first project. */
export interface Owner {
  viewer: Viewer;
  client: KnownClient;
}

/** The fields that a form decides. */
export interface ProjectFields {
  project: ReturnType<typeof createdProject>;
  details: typeof createdDetails;
}

function newProject({ project, details }: ProjectFields, { viewer, client }: Owner): CompleteProjectFragment {
  const id = localId('project');
  const now = new Date().toISOString();
  const before = client ?? firstClient(id, viewer, now);
  return {
    ...project,
    __typename: 'Project',
    id,
    postedDate: now,
    postedAgo: 'Just now',
    proposals: 0,
    viewerProposals: [],
    receivedProposals: {
      __typename: 'ReceivedProposalConnection',
      totalCount: 0,
      nodes: [],
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
    hiredProposal: null,
    viewerHasSaved: false,
    viewerIsClient: true,
    similar: [],
    projectDetails: { ...details, __typename: 'ProjectDetails' },
    activity: {
      __typename: 'ProjectActivity',
      proposals: 0,
      interviewing: 0,
      invitesSent: 0,
      lastViewed: null,
      lastViewedAt: null,
    },
    client: {
      ...before,
      projectsPosted: before.projectsPosted + 1,
      lastActive: 'Just now',
      lastActiveAt: now,
    },
  };
}

/** A new project of the viewer. */
export function newOwnProject(fields: ProjectFields, owner: Owner): CompleteOwnProjectFragment {
  const project = newProject(fields, owner);
  return {
    __typename: 'OwnProject',
    id: project.id,
    project,
    title: project.title,
    description: project.description,
    techStack: project.skills,
    status: 'IN_PROGRESS',
    completion: 0,
    lastUpdated: project.postedAgo,
    updatedAt: project.postedDate,
    collaborators: 1,
  };
}
