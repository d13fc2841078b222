import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import type { ProjectSort } from '../generated/resolvers.ts';
import { createPlaces } from '../shared/places.ts';
import { countCommon, similarBySkills } from '../shared/similar.ts';
import { byId, getOrThrow } from '../shared/lookup.ts';
import { idsFacet } from '../shared/marks.ts';
import { groupBy } from '../shared/relations.ts';
import type { Sample } from '../sample.ts';
import { newestFirst } from '../shared/time.ts';
import { budgetBand, historiesOf } from './derived.ts';
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
  const orders: Record<ProjectSort, Order> = {
    BEST_MATCH: (a, b) => getOrThrow(fit, b.id) - getOrThrow(fit, a.id) || newest(a, b),
    NEWEST: newest,
  };
  return {
    /** All projects that have a page, people's own ones included. */
    projects: byId(all),
    /** The projects of the public list: all but people's own ones. */
    projectCatalogue: createCatalogue(listed, {
      text: ({ title, description, skills }) => [title, description, ...skills],
      facets: {
        category: ({ category }) => category,
        experience: ({ experience }) => experience,
        paymentType: ({ paymentType }) => paymentType,
        clientHistory: ({ clientId }) => historiesOf(getOrThrow(clientsById, clientId)),
        location: ({ location }) => location,
        budget: budgetBand,
        length: ({ length }) => length,
        saved: idsFacet(marks.savedProjects),
      },
      ranges: { postedDate: ({ postedDate }) => Date.parse(postedDate) },
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
