import { projectConditions } from '../../schema/generated/projectFilter.ts';
import { matchingSkills } from '../../schema/rules/job/match.ts';
import { budgetBandOf, isPaymentVerified } from '../../schema/rules/project/budget.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes, on } from '../shared/catalogue/conditions.ts';
import { defineNoun } from '../data/noun.ts';
import { affects, createMemo } from '../shared/derived.ts';
import { personOfAccount } from '../data/guest.ts';
import { getOrThrow, unionOf, visibleOf } from '../shared/lookup.ts';
import { sortByKeys } from '../shared/order.ts';
import { createPlaces } from '../shared/places.ts';
import { lowered } from '../shared/similar.ts';
import { newest } from '../shared/time.ts';
import type { OwnProjectRecord, ProjectRecord, ProposalRecord } from './records.ts';

const latest = ({ postedDate }: ProjectRecord) => newest(postedDate);

/** The projects with their searches and relations, which all accounts share. */
export const projectStore = defineNoun(
  ['projects', 'clients'],
  ({ projects: listedProjects, clients }, register) => {
    const indexes = createIndexes(projectConditions, (project: ProjectRecord) => {
      const client = getOrThrow(clients, project.clientId);
      return {
        title: project.title,
        description: project.description,
        skills: project.skills,
        category: project.category,
        paymentType: project.paymentType,
        location: project.location,
        postedDate: project.postedDate,
        budgetBand: budgetBandOf(project),
        projectDetails: { experience: project.experience, lengthBand: project.length },
        client: { rating: client.rating, paymentVerified: isPaymentVerified(client) },
      };
    });
    const projectCatalogue = register(
      createCatalogue(listedProjects, {
        ...indexes,
        facets: {
          ...indexes.facets,
          client: ({ clientId }: ProjectRecord) => clientId,
          closed: ({ isOpen }: ProjectRecord) => (isOpen ? [] : on),
          openSkill: ({ isOpen, skills }: ProjectRecord) => (isOpen ? lowered(skills) : []),
        },
        orders: { NEWEST: (project) => [latest(project)] },
        affected: (idsWith) => [affects(clients, ({ id }) => idsWith('client', id))],
      }),
    );
    return {
      /** The projects of the public list: all except people's own ones. */
      projectCatalogue,
      projectPlaces: createPlaces(() => projectCatalogue.values('location')),
      clients,
      /** Listed projects, most common skills first. `isOpen`: a closed project would have no skills to compare. */
      similarProjects: (project: ProjectRecord, count: number) =>
        projectCatalogue.similar(
          { ...project, isOpen: true },
          { weights: { openSkill: 1 }, order: 'given', count },
        ),
    };
  },
);

/** The projects in the order of an account. */
export const projectMatchStore = (shared: ReturnType<typeof projectStore.create>) =>
  defineNoun(['people', 'viewer'], (data, register) => {
    const { people } = data;
    /** The number of the viewer's skills that a project needs. */
    const fit = ({ skills }: ProjectRecord) =>
      matchingSkills(skills, personOfAccount(people, data.viewer.id).skills).length;
    return {
      /** Replaces the shared catalogue in the account's store: with the order BEST_MATCH. */
      projectCatalogue: register(
        shared.projectCatalogue.withOrders(
          { BEST_MATCH: (project) => [-fit(project), latest(project)] },
          // The skills of the viewer decide the order of all.
          [affects(people, ({ id }) => (id === data.viewer.id ? null : []))],
        ),
      ),
    };
  });

/** The order of proposals: the newest first. */
export const latestProposal = ({ submittedAt }: ProposalRecord) => [newest(submittedAt)];

/** People's own projects and the proposals, which all accounts share. */
export const ownProjectStore = defineNoun(['ownProjectViews', 'proposals'], (data, register) => {
  const { ownProjectViews, proposals } = data;
  const catalogue = register(
    createCatalogue(proposals, {
      facets: {
        freelancer: ({ freelancerId }: ProposalRecord) => freelancerId,
        project: ({ projectId, status }: ProposalRecord) => (status === 'WITHDRAWN' ? [] : projectId),
      },
    }),
  );
  const proposalsWith = (facet: 'freelancer' | 'project', idOf: (proposal: ProposalRecord) => string) =>
    register(
      createMemo(
        (id) => sortByKeys(catalogue.holding(facet, id), latestProposal),
        [affects(proposals, (proposal) => [idOf(proposal)])],
      ),
    );
  const sent = proposalsWith('freelancer', ({ freelancerId }) => freelancerId);
  const received = proposalsWith('project', ({ projectId }) => projectId);
  const views = register(
    createCatalogue(ownProjectViews, {
      facets: { owner: ({ ownerId }: OwnProjectRecord) => ownerId },
      orders: { latest: ({ updatedAt }) => [-Date.parse(updatedAt)] },
    }),
  );
  return {
    /** A person's proposals, newest first. */
    proposalsBy: (freelancer: string) => sent.get(freelancer),
    /** The proposals for a project that are not withdrawn, newest first. */
    proposalsFor: (projectId: string) => received.get(projectId),
    /** A person's own projects, latest change first. */
    projectsByOwner: (owner: string) => views.select({ where: { owner }, order: 'latest' }),
  };
});

/**
 * The projects that have a page for the account. `lists` returns whether the account sees what a person offers. `viewer` is
 * read only once, because a change never replaces its id.
 */
export const visibleProjectStore = (
  { proposalsBy }: ReturnType<typeof ownProjectStore.create>,
  lists: (person: string) => boolean,
) =>
  defineNoun(
    ['projects', 'ownProjects', 'ownProjectViews', 'viewer'],
    ({ projects, ownProjects, ownProjectViews, viewer }) => ({
      /** The public ones, and the personal ones of profiles that the account sees or to which it has sent a proposal. */
      projects: unionOf<ProjectRecord>(
        projects,
        visibleOf<ProjectRecord>(ownProjects, ({ id }) => {
          const ownerId = ownProjectViews.get(id)?.ownerId;
          if (ownerId === undefined || lists(ownerId)) return true;
          return proposalsBy(viewer.id).some(({ projectId }) => projectId === id);
        }),
      ),
    }),
  );
