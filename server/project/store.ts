import { budgetBandOf, projectConditions } from '../../schema/rules/project/filter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import type { ProjectSort } from '../generated/resolvers.ts';
import { createPlaces } from '../shared/places.ts';
import { countCommon, similarBySkills } from '../shared/similar.ts';
import { byId, getOrThrow } from '../shared/lookup.ts';
import { isIn } from '../shared/marks.ts';
import { groupBy } from '../shared/relations.ts';
import type { Sample } from '../sample.ts';
import { newestFirst } from '../shared/time.ts';
import { isPaymentVerified } from './derived.ts';
import type { ProjectRecord } from './records.ts';

type Order = (a: ProjectRecord, b: ProjectRecord) => number;

const newest: Order = newestFirst(({ postedDate }) => postedDate);

/** The projects with their searches and relations. */
export function createProjectStore({
  projects: listed,
  ownProjects,
  clients,
  people,
  viewer,
  marks,
  ...sample
}: Sample) {
  const all = [...listed, ...ownProjects];
  const clientsById = byId(clients);
  const { skills: known } = getOrThrow(byId(people), viewer.id);
  const fit = new Map(listed.map(({ id, skills }) => [id, countCommon(skills, known)]));
  const factsOf = (project: ProjectRecord) => {
    const { rating, ...client } = getOrThrow(clientsById, project.clientId);
    return {
      ...project,
      budgetBand: budgetBandOf(project),
      projectDetails: { experience: project.experience, lengthBand: project.length },
      client: { rating, paymentVerified: isPaymentVerified(client) },
    };
  };
  const orders: Record<ProjectSort, Order> = {
    BEST_MATCH: (a, b) => getOrThrow(fit, b.id) - getOrThrow(fit, a.id) || newest(a, b),
    NEWEST: newest,
  };
  return {
    /** All projects that have a page, including people's own ones. */
    projects: byId(all),
    /** The projects of the public list: all except people's own ones. */
    projectCatalogue: createCatalogue(listed, {
      ...createIndexes(projectConditions, factsOf, { savedOnly: isIn(marks.savedProjects) }),
      orders,
    }),
    projectPlaces: createPlaces(listed.map(({ location }) => location)),
    clients: clientsById,
    /** A person's own projects, latest change first. */
    projectsByOwner: groupBy(
      sample.ownProjectViews.toSorted(newestFirst(({ updatedAt }) => updatedAt)),
      ({ ownerId }) => ownerId,
    ),
    similarProjects: similarBySkills(all, listed),
    proposals: sample.proposals,
  };
}
