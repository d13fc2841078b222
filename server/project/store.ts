import { projectConditions } from '../../schema/generated/projectFilter.ts';
import { postProjectInputBounds } from '../../schema/generated/project.actions.ts';
import { budgetBandOf, isPaymentVerified } from '../../schema/rules/project/budget.ts';
import { common, noBits, without, type Bits } from '../shared/catalogue/bits.ts';
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

/** Maximum number of skills of a project. */
const mostSkills = postProjectInputBounds.skills.max;

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
          skill: ({ skills }: ProjectRecord) => lowered(skills),
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
      /** Listed projects, most common skills first. */
      similarProjects: (project: ProjectRecord, count: number) =>
        projectCatalogue.similar(project, {
          weights: { skill: 1 },
          unless: { closed: on },
          order: 'given',
          count,
        }),
    };
  },
);

/** The projects in the order of an account. */
export const projectMatchStore = (shared: ReturnType<typeof projectStore.create>) =>
  defineNoun(['people', 'viewer'], (data) => {
    const { people } = data;
    /** Divides projects by how many of the viewer's skills they need, from 20 to 0. */
    function byFit(found: Bits): readonly Bits[] {
      const { skills } = personOfAccount(people, data.viewer.id);
      const sets = Array.from({ length: mostSkills + 1 }, () => noBits(0));
      for (const { members, score } of shared.projectCatalogue.setsByCommon('skill', lowered(skills)))
        sets[mostSkills - score] = common(found, members);
      sets[mostSkills] = sets.slice(0, mostSkills).reduce(without, found);
      return sets;
    }
    return {
      /** Replaces the shared catalogue in the account's store: with the order BEST_MATCH. */
      projectCatalogue: shared.projectCatalogue.withOrder('BEST_MATCH', 'NEWEST', byFit),
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
        proposedTo: ({ projectId }: ProposalRecord) => projectId,
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
    /** Whether a project has proposals, also withdrawn ones. */
    hasProposals: (projectId: string) => catalogue.count('proposedTo', projectId) > 0,
    /** A person's own projects, in no order. */
    allProjectsBy: (owner: string) => views.holding('owner', owner),
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
