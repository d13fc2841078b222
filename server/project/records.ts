import type {
  Client,
  Milestone,
  OwnProjectStatus,
  PaymentType,
  ProjectCategory,
  ProjectExperience,
  ProjectLength,
  ProjectWorkload,
  ProposalStatus,
} from '../../schema/generated/types.ts';

/** A project as it is stored; texts of budget, length and age are derived. */
export interface ProjectRecord {
  id: string;
  title: string;
  description: string;
  /** HTML; the client sanitises it. */
  detailedDescription: string;
  paymentType: PaymentType;
  /** The budget's bounds and the due date of a fixed price; null for an hourly rate. */
  budgetMin: number | null;
  budgetMax: number | null;
  dueDate: string | null;
  /** The hourly rate; null for a fixed price. */
  hourlyRate: number | null;
  postedDate: string;
  location: string;
  category: ProjectCategory;
  skills: string[];
  experience: ProjectExperience;
  /** Null when the client does not say. */
  length: ProjectLength | null;
  workload: ProjectWorkload | null;
  clientId: string;
  isOpen: boolean;
  /** A stored number, which `proposalActions.ts` changes. */
  proposals: number;
  interviewing: number;
  invitesSent: number;
  /** When the client last viewed it; null when never. */
  lastViewedAt: string | null;
}

/** A client with the name and the picture of its account, as resolvers read it. */
export type NamedClient = Omit<Client, '__typename' | 'lastActive' | 'paymentVerified'>;

/** A client as it is stored: without the name and the picture of an account, which its person has. */
export type ClientRecord = Omit<NamedClient, 'name' | 'avatar'> &
  Partial<Pick<NamedClient, 'name' | 'avatar'>>;

/** An own project's fields on the profile; its title and description are those of the Project with the same id. */
export interface OwnProjectRecord {
  id: string;
  ownerId: string;
  techStack: string[];
  status: OwnProjectStatus;
  completion: number;
  updatedAt: string;
  collaborators: number;
}

export interface ProposalRecord {
  id: string;
  projectId: string;
  freelancerId: string;
  bid: number;
  milestones: Milestone[];
  length: ProjectLength;
  coverLetter: string;
  status: ProposalStatus;
  /** Whether the client has put it on the shortlist. */
  shortlisted: boolean;
  submittedAt: string;
  /** When the client has last answered; absent if the client never has. */
  changedAt?: string;
}
