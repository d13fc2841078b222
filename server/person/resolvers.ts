import { listBounds } from '../../schema/rules/listBounds.ts';
import { isMarked } from '../shared/marks.ts';
import { personConditions } from '../../schema/rules/person/filter.ts';
import { toCatalogueQuery } from '../shared/catalogue/conditions.ts';
import { paginateSelection } from '../shared/connection.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { find, getOrThrow } from '../shared/lookup.ts';
import type { Store } from '../store.ts';
import { outlineOf } from './outline.ts';

/** Whether a person shows the profile to the viewer: to connections alone or to nobody, if the person has chosen so. */
function showsProfile(id: string, store: Store): boolean {
  const state = store.connectionStateOf(id);
  if (state === 'SELF') return true;
  const { profileVisibility } = store.of(id).settings.privacy;
  return profileVisibility === 'EVERYONE' || (profileVisibility === 'CONNECTIONS' && state === 'CONNECTED');
}

export const personResolvers = {
  Query: {
    person: (_parent, { id }, { store }) => find(store.people, id),
    profile: (_parent, { id }, { store }) => {
      const person = find(store.people, id);
      return person && showsProfile(id, store) ? person : null;
    },
    people: (_parent, { filter, ...page }, { store }) => {
      const wanted = toCatalogueQuery(personConditions, filter, { places: store.personPlaces });
      return paginateSelection(store.personCatalogue.select({ ...wanted, order: 'name' }), page);
    },
  },
  Person: {
    employer: ({ employerId }, _args, { store }) =>
      employerId === null ? null : getOrThrow(store.companies, employerId),
    connectionState: ({ id }, _args, { store }) => store.connectionStateOf(id),
    mutualConnections: ({ id }, _args, { store }) => store.mutualConnectionsOf(id),
    viewerIsFollowing: isMarked('followedPeople'),
    isFormerMember: ({ deletedAt }) => deletedAt !== undefined,
    contact: ({ id }, _args, { store }) => store.contactWith.get(id) ?? null,
    invitation: ({ id }, _args, { store }) => store.invitationOf.get(id) ?? null,
    profile: (person) => person,
    outline: (person, _args, { store }) => outlineOf(person, store),
  },
  Experience: {
    employer: ({ company }, _args, { store }) => store.companyNamed.get(company) ?? null,
  },
  Profile: {
    person: (person) => person,
    isViewer: ({ id }, _args, { viewerId }) => id === viewerId,
    stats: ({ id, stats }, _args, { store }) => ({
      ...stats,
      posts: store.postsByAuthor(id).totalCount,
    }),
    projects: ({ id }, _args, { store }) =>
      store.projectsByOwner(id).slice(0, listBounds['Profile.projects']),
    jobPostings: ({ id }, _args, { store }) =>
      store.jobsByPoster(id).slice(0, listBounds['Profile.jobPostings']),
    gigs: ({ id }, _args, { store }) => store.gigsBySeller(id).slice(0, listBounds['Profile.gigs']),
    products: ({ id }, _args, { store }) =>
      store.shopItemsBySeller(id).slice(0, listBounds['Profile.products']),
    posts: ({ id }, page, { store }) => paginateSelection(store.postsByAuthor(id), page),
  },
} satisfies Resolvers;
