import { projectLengthChoices, projectWorkloadChoices } from '../../generated/project.ts';
import type {
  CreateProjectInput,
  PostProjectInput,
  Milestone,
  Project,
  ProjectDetails,
  Proposal,
  SubmitProposalInput,
} from '../../generated/types.ts';
import { htmlOfText } from '../html.ts';
import { budgetBandOf, budgetText } from './budget.ts';

/** Fields that depend on the reader or the client, and the formatted moment. */
type Derived =
  | 'id'
  | 'postedDate'
  | 'postedAgo'
  | 'projectDetails'
  | 'proposals'
  | 'viewerProposals'
  | 'receivedProposals'
  | 'hiredProposal'
  | 'viewerHasSaved'
  | 'viewerIsClient'
  | 'similar'
  | 'activity'
  | 'client';

/** A new field of Project does not compile until it has a value here. */
export const createdProject = (input: CreateProjectInput): Omit<Project, Derived> => ({
  title: input.title,
  description: input.description,
  detailedDescription: htmlOfText(input.description),
  skills: input.techStack ?? [],
  category: 'WEB_DEVELOPMENT',
  paymentType: 'FIXED',
  budget: null,
  budgetMin: null,
  budgetMax: null,
  hourlyRate: null,
  budgetBand: null,
  dueDate: null,
  duration: null,
  location: 'Remote',
  isOpen: true,
});

/** A project that seeks freelancers, as it is posted and edited. */
export function postedProject(input: PostProjectInput): Omit<Project, Derived> {
  const hourly = input.paymentType === 'HOURLY';
  const terms = {
    paymentType: input.paymentType,
    budgetMin: hourly ? null : (input.budgetMin ?? null),
    budgetMax: hourly ? null : (input.budgetMax ?? null),
    hourlyRate: hourly ? (input.hourlyRate ?? null) : null,
  };
  return {
    ...terms,
    title: input.title,
    description: input.description,
    detailedDescription: htmlOfText(input.description),
    skills: [input.skills].flat(),
    category: input.category,
    budget: budgetText(terms),
    budgetBand: budgetBandOf(terms),
    dueDate: hourly ? null : (input.dueDate ?? null),
    duration: hourly ? projectLengthChoices[input.length].label : null,
    location: input.location || 'Remote',
    isOpen: true,
  };
}

export const postedDetails = ({ length, workload, experience }: PostProjectInput): ProjectDetails => ({
  experience,
  projectLength: projectLengthChoices[length].label,
  lengthBand: length,
  workload: workload ? projectWorkloadChoices[workload].label : null,
  workloadBand: workload ?? null,
});

/** The details of a new project: the input has none. */
export const createdDetails: ProjectDetails = {
  experience: 'INTERMEDIATE',
  projectLength: null,
  lengthBand: null,
  workload: null,
  workloadBand: null,
};

type SentProposal = Omit<Proposal, 'id' | 'project' | 'milestones' | 'submittedAgo' | 'submittedAt'>;

/** A new field of Proposal does not compile until it has a value here. */
export const sentProposal = ({ bid, length, coverLetter }: SubmitProposalInput): SentProposal => ({
  bid,
  length,
  coverLetter,
  status: 'SUBMITTED',
});

/** The milestones of a proposal; one price has none. */
export const sentMilestones = ({ milestones }: SubmitProposalInput): Milestone[] => milestones ?? [];
