import type { Client, OwnProject, Project, ProjectDetails, Proposal } from '../../schema/generated/types.ts';

/** A project as it is stored; texts of budget, length and age are derived. */
export interface ProjectRecord extends Pick<
  Project,
  | 'id'
  | 'title'
  | 'description'
  | 'detailedDescription'
  | 'paymentType'
  | 'budgetMin'
  | 'budgetMax'
  | 'dueDate'
  | 'hourlyRate'
  | 'postedDate'
  | 'location'
  | 'category'
  | 'skills'
  | 'isOpen'
  // A stored number, which `proposalActions.ts` changes.
  | 'proposals'
> {
  experience: ProjectDetails['experience'];
  /** Null, as `workload`, when the client does not say. */
  length: ProjectDetails['lengthBand'];
  workload: ProjectDetails['workloadBand'];
  clientId: string;
  interviewing: number;
  invitesSent: number;
  /** When the client last viewed it; null when never. */
  lastViewedAt: string | null;
}

/** A client with the name and the picture of its account, as resolvers read it. */
export type NamedClient = Omit<Client, 'lastActive' | 'paymentVerified'>;

/** A client as it is stored: without the name and the picture of an account, which its person has. */
export type ClientRecord = Omit<NamedClient, 'name' | 'avatar'> &
  Partial<Pick<NamedClient, 'name' | 'avatar'>>;

/** An own project's fields on the profile; its title and description are those of the Project with the same id. */
export interface OwnProjectRecord extends Omit<
  OwnProject,
  'title' | 'description' | 'lastUpdated' | 'project'
> {
  ownerId: string;
}

export interface ProposalRecord extends Omit<Proposal, 'project' | 'submittedAgo'> {
  projectId: string;
  freelancerId: string;
  /** Whether the client has put it on the shortlist. */
  shortlisted: boolean;
  /** When the client has last answered; absent if the client never has. */
  changedAt?: string;
}
