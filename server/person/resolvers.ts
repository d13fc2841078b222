import { listBounds } from '../../schema/generated/bounds.ts';
import { personConditions } from '../../schema/generated/personFilter.ts';
import { on, toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { paginateSelection } from '../shared/connection.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { find, getOrThrow } from '../shared/lookup.ts';
import { ownId } from '../shared/ownId.ts';
import { listedId, showsProfile, shownPerson } from '../data/visibility.ts';

const yearIn = (period: string, i: number) => Number(period.match(/\b\d{4}\b/g)?.[i]) || null;
const years = {
  startYear: ({ duration }: { duration: string }) => yearIn(duration, 0),
  endYear: ({ duration }: { duration: string }) => yearIn(duration, 1),
};

export const personResolvers = {
  Query: {
    person: (_parent, { id }, { store }) => find(store.nodes.Person, id),
    profile: (_parent, { id }, { store }) => {
      const person = find(store.people, id);
      return person && showsProfile(id, store) ? person : null;
    },
    people: (_parent, { filter, ...page }, { store }) => {
      const wanted = toCatalogueQuery(personConditions, filter, { places: store.personPlaces });
      return paginateSelection(
        store.personCatalogue.select({ ...wanted, unless: { former: on }, order: 'name' }),
        page,
      );
    },
  },
  Person: {
    employer: ({ employerId }, _args, { store }) =>
      employerId === null ? null : getOrThrow(store.companies, employerId),
    connectionState: ({ id }, _args, { store }) => store.connectionStateOf(id),
    mutualConnections: ({ id }, _args, { store }) => store.mutualConnectionsOf(id),
    isFormerMember: ({ deletedAt }) => deletedAt !== undefined,
    isIndexed: ({ isIndexed = true, deletedAt }) => isIndexed && deletedAt === undefined,
    contact: ({ id }, _args, { store }) => store.contactWith.get(id) ?? null,
    invitation: ({ id }, _args, { store }) => store.invitationOf.get(id) ?? null,
    profile: (person, _args, { store }) => shownPerson(person, store),
  },
  Education: years,
  Experience: {
    ...years,
    employer: ({ company }, _args, { store }) => store.companyNamed(company) ?? null,
  },
  Profile: {
    id: ownId('profile'),
    // `listedId` is the guest's id, which has no posts and offers, if the viewer may not see those of this profile.
    person: ({ id }, _args, { store }) => getOrThrow(store.nodes.Person, id),
    viewerIsOwner: ({ id }, _args, { viewerId }) => id === viewerId,
    stats: ({ id, stats }, _args, { store }) => ({
      ...stats,
      posts: store.postsByAuthor(listedId(id, store)).totalCount,
    }),
    projects: ({ id }, _args, { store }) =>
      store.projectsByOwner(listedId(id, store)).slice(0, listBounds['Profile.projects']),
    jobPostings: ({ id }, _args, { store }) =>
      store.jobsByPoster(listedId(id, store)).slice(0, listBounds['Profile.jobPostings']),
    gigs: ({ id }, _args, { store }) =>
      store.gigsBySeller(listedId(id, store)).slice(0, listBounds['Profile.gigs']),
    products: ({ id }, _args, { store }) =>
      store.shopItemsBySeller(listedId(id, store)).slice(0, listBounds['Profile.products']),
    posts: ({ id }, page, { store }) => paginateSelection(store.postsByAuthor(listedId(id, store)), page),
  },
} satisfies Resolvers;
