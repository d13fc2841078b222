import { isPaymentVerified } from '../../schema/rules/project/budget.ts';
import { budgetBandOf, projectConditions } from '../../schema/rules/project/filter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes, on } from '../shared/catalogue/conditions.ts';
import { affects, createDerived, createMemo, defineNoun } from '../shared/derived.ts';
import { personOfAccount } from '../account/guest.ts';
import { getOrThrow, unionOf } from '../shared/lookup.ts';
import { sortByKeys } from '../shared/order.ts';
import { createPlaces } from '../shared/places.ts';
import { countCommon, lowered } from '../shared/similar.ts';
import { newest } from '../shared/time.ts';
import type { OwnProjectRecord, ProjectRecord, ProposalRecord } from './records.ts';

const latest = ({ postedDate }: ProjectRecord) => newest(postedDate);

/** The projects with their searches and relations. */
export const projectStore = defineNoun(
  ['projects', 'ownProjects', 'clients', 'people', 'viewer'],
  (sample, register) => {
    const { projects: listed, ownProjects, clients, people } = sample;
    /** The number of the viewer's skills that a project needs. */
    const fit = ({ skills }: ProjectRecord) =>
      countCommon(skills, personOfAccount(people, sample.viewer.id).skills);
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
      createCatalogue(listed, {
        ...indexes,
        facets: {
          ...indexes.facets,
          client: ({ clientId }: ProjectRecord) => clientId,
          closed: ({ isOpen }: ProjectRecord) => (isOpen ? [] : on),
          openSkill: ({ isOpen, skills }: ProjectRecord) => (isOpen ? lowered(skills) : []),
        },
        orders: {
          BEST_MATCH: (project) => [-fit(project), latest(project)],
          NEWEST: (project) => [latest(project)],
          given: () => [],
        },
        affected: (idsWith) =>
          new Map([
            affects(listed, ({ id }) => [id]),
            affects(ownProjects, () => []),
            affects(clients, ({ id }) => idsWith('client', id)),
            // The skills of the viewer decide the order of all.
            affects(people, ({ id }) => (id === sample.viewer.id ? null : [])),
          ]),
      }),
    );
    return {
      /** All projects that have a page, including people's own ones. */
      projects: unionOf(listed, ownProjects),
      /** The projects of the public list: all except people's own ones. */
      projectCatalogue,
      /** The ids of closed projects, which lists leave out. */
      get closedProjects() {
        return projectCatalogue.holding('closed', on).map(({ id }) => id);
      },
      projectPlaces: createPlaces(() => projectCatalogue.values('location')),
      clients,
      /** Projects of the public list with common skills: most common skills first. */
      similarProjects: (project: ProjectRecord, count: number) =>
        projectCatalogue.similar(
          { ...project, isOpen: true },
          { weights: { openSkill: 1 }, order: 'given', count },
        ),
    };
  },
);

/** The order of proposals: the newest first. */
export const latestProposal = ({ submittedAt }: ProposalRecord) => [newest(submittedAt)];

/** People's own projects and the proposals. */
export const ownProjectStore = defineNoun(['ownProjectViews', 'proposals', 'viewer'], (sample, register) => {
  const { ownProjectViews, proposals } = sample;
  const sent = register(
    createDerived(() =>
      sortByKeys(
        Array.from(proposals.values()).filter(({ freelancerId }) => freelancerId === sample.viewer.id),
        latestProposal,
      ),
    ),
  );
  const received = register(
    createMemo(
      (id) =>
        sortByKeys(
          Array.from(proposals.values()).filter(
            ({ projectId, status }) => projectId === id && status !== 'WITHDRAWN',
          ),
          latestProposal,
        ),
      new Map([affects(proposals, ({ projectId }) => [projectId])]),
    ),
  );
  const views = register(
    createCatalogue(ownProjectViews, {
      text: () => [],
      facets: { owner: ({ ownerId }: OwnProjectRecord) => ownerId },
      ranges: {},
      orders: { latest: ({ updatedAt }) => [-Date.parse(updatedAt)] },
    }),
  );
  return {
    /** The viewer's proposals, newest first. */
    get sentProposals() {
      return sent.value;
    },
    /** The proposals for a project that are not withdrawn, newest first. */
    proposalsFor: (projectId: string) => received.get(projectId),
    /** A person's own projects, latest change first. */
    projectsByOwner: (owner: string) => views.select({ where: { owner }, order: 'latest' }),
  };
});
