import type {
  CreateProjectInput,
  Milestone,
  MilestoneInput,
  Project,
  ProjectDetails,
  Proposal,
  SubmitProposalInput,
} from '../../generated/types.ts';
import type { Bounds } from '../bounds.ts';

export const projectBounds = {
  title: { min: 5, max: 100 },
  description: { min: 20, max: 2_000 },
  techStack: { max: 20, maxLength: 50 },
} satisfies Bounds<CreateProjectInput>;

/** Prices in USD, with cents. */
const amount = { min: 1, max: 1_000_000 };

export const proposalBounds = {
  bid: amount,
  milestones: { max: 10 },
  coverLetter: { min: 20, max: 5_000 },
} satisfies Bounds<SubmitProposalInput>;

export const milestoneBounds = { title: { min: 1, max: 100 }, amount } satisfies Bounds<MilestoneInput>;

/** Fields that depend on the reader or the client, and the formatted moment. */
type Derived =
  | 'id'
  | 'postedDate'
  | 'postedAgo'
  | 'projectDetails'
  | 'proposals'
  | 'viewerProposals'
  | 'viewerHasSaved'
  | 'viewerIsClient'
  | 'similar'
  | 'activity'
  | 'client';

/** A project as it is created. A new field of Project does not compile until it has a value here. */
export const createdProject = (input: CreateProjectInput): Omit<Project, Derived> => ({
  title: input.title,
  description: input.description,
  detailedDescription: input.description,
  skills: input.techStack ?? [],
  category: 'WEB_DEVELOPMENT',
  paymentType: 'FIXED',
  budget: 'Not set',
  budgetMin: null,
  budgetMax: null,
  hourlyRate: null,
  budgetBand: null,
  dueDate: null,
  duration: null,
  location: 'Remote',
});

/** The details of a new project: the input has none. */
export const createdDetails: ProjectDetails = {
  experience: 'INTERMEDIATE',
  projectLength: 'Not set',
  lengthBand: null,
  workload: 'Not set',
};

type SentProposal = Omit<Proposal, 'id' | 'project' | 'milestones' | 'submittedAgo' | 'submittedAt'>;

/** A proposal as it is sent. A new field of Proposal does not compile until it has a value here. */
export const sentProposal = ({ bid, length, coverLetter }: SubmitProposalInput): SentProposal => ({
  bid,
  length,
  coverLetter,
  status: 'SUBMITTED',
});

/** The milestones of a proposal; one price has none. */
export const sentMilestones = ({ milestones }: SubmitProposalInput): Milestone[] => milestones ?? [];
