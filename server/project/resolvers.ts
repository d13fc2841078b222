import { listBounds } from '../../schema/generated/bounds.ts';
import {
  projectCategoryChoices,
  projectLengthChoices,
  projectWorkloadChoices,
} from '../../schema/generated/project.ts';
import { listOf } from '../../schema/rules/choices.ts';
import { on } from '../shared/catalogue/conditions.ts';
import { paginate, paginateSelection, readFirst } from '../shared/connection.ts';
import type { Context } from '../data/context.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { find, getOrThrow } from '../shared/lookup.ts';
import { ownId } from '../shared/ownId.ts';
import { timeAgoInWords } from '../shared/timeInWords.ts';
import { budgetBandOf, budgetText, isPaymentVerified } from '../../schema/rules/project/budget.ts';
import { clientOf } from '../data/client.ts';
import { latestProposal } from './store.ts';
import { findProjects, projectFilterOptions } from './search.ts';

const isClient = (id: string, { store, viewerId }: Context) =>
  store.data.ownProjectViews.get(id)?.ownerId === viewerId;

export const projectResolvers = {
  Query: {
    projects: (_parent, { filter, sort, ...page }, context) => {
      const options = findProjects(filter, sort, context);
      return { ...paginateSelection(options.found, page), facets: options };
    },
    project: (_parent, { id }, { store }) => find(store.projects, id),
    projectCategories: (_parent, _args, { store }) => {
      const open = store.projectCatalogue.select({ unless: { closed: on }, order: 'NEWEST' });
      const counts = open.counts('categories');
      return listOf(projectCategoryChoices).map(({ value: category, label }) => ({
        category,
        label,
        count: counts(category),
      }));
    },
    projectFilterOptions: (_parent, _args, context) => findProjects(null, 'NEWEST', context),
    proposals: (_parent, page, { store, viewerId }) =>
      paginate(store.proposalsBy(viewerId), page, latestProposal),
  },
  ProjectFilterOptions: projectFilterOptions,
  Project: {
    budget: budgetText,
    budgetBand: budgetBandOf,
    postedAgo: ({ postedDate }, _args, { now }) => timeAgoInWords(postedDate, now),
    duration: ({ paymentType, length }) =>
      paymentType === 'HOURLY' && length ? projectLengthChoices[length].label : null,
    categoryLabel: ({ category }) => projectCategoryChoices[category].label,
    viewerProposals: ({ id }, _args, { store, viewerId }) =>
      store
        .proposalsBy(viewerId)
        .filter(({ projectId }) => projectId === id)
        .slice(0, listBounds['Project.viewerProposals']),
    client: (project, _args, { store }) => clientOf(project, store),
    projectDetails: ({ experience, length, workload }) => ({
      experience,
      projectLength: length && projectLengthChoices[length].label,
      lengthBand: length,
      workload: workload && projectWorkloadChoices[workload].label,
      workloadBand: workload,
    }),
    activity: ({ proposals, interviewing, invitesSent, lastViewedAt }, _args, { now }) => ({
      proposalCount: proposals,
      interviewCount: interviewing,
      sentInvitationCount: invitesSent,
      lastViewed: lastViewedAt && timeAgoInWords(lastViewedAt, now),
      lastViewedAt,
    }),
    similarProjects: (project, { first }, { store }) => store.similarProjects(project, readFirst(first)),
    viewerIsClient: ({ id }, _args, context) => isClient(id, context),
    receivedProposals: ({ id }, page, context) =>
      isClient(id, context) ? paginate(context.store.proposalsFor(id), page, latestProposal) : null,
    hiredProposal: ({ id }, _args, context) =>
      (isClient(id, context) && context.store.proposalsFor(id).find(({ status }) => status === 'ACCEPTED')) ||
      null,
  },
  Client: {
    lastActive: ({ lastActiveAt }, _args, { now }) => timeAgoInWords(lastActiveAt, now),
    paymentVerified: isPaymentVerified,
  },
  OwnProject: {
    id: ownId('own'),
    project: ({ id }, _args, { store }) => getOrThrow(store.projects, id),
    title: ({ id }, _args, { store }) => getOrThrow(store.projects, id).title,
    description: ({ id }, _args, { store }) => getOrThrow(store.projects, id).description,
    lastUpdated: ({ updatedAt }, _args, { now }) => timeAgoInWords(updatedAt, now),
  },
  ReceivedProposal: {
    viewerHasShortlisted: ({ shortlisted }) => shortlisted,
    project: ({ projectId }, _args, { store }) => getOrThrow(store.projects, projectId),
    freelancer: ({ freelancerId }, _args, { store }) => getOrThrow(store.people, freelancerId),
    submittedAgo: ({ submittedAt }, _args, { now }) => timeAgoInWords(submittedAt, now),
  },
  Proposal: {
    project: ({ projectId }, _args, { store }) => getOrThrow(store.projects, projectId),
    submittedAgo: ({ submittedAt }, _args, { now }) => timeAgoInWords(submittedAt, now),
  },
} satisfies Resolvers;
