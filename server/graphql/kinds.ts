import type { NodeResolvers, Resolvers } from '../generated/resolvers.ts';
import { listBounds } from '../../schema/generated/bounds.ts';
import { idPattern, idRule } from '../../schema/rules/ids.ts';
import { badInput } from '../shared/errors.ts';
import type { Store } from '../data/store.ts';

/** A type that implements Node, but of which the store has no records, does not compile. */
type KindOfStore<Kind extends ReturnType<Store['typeOf']>> = Kind;
type NodeKind = KindOfStore<NonNullable<Awaited<ReturnType<NonNullable<NodeResolvers['__resolveType']>>>>>;

const maxIds = listBounds['Query.nodes'];

/** Resolves `node`, `nodes` and the types of interfaces and unions. Ids are unique over all nodes, so records need no type field. */
export const kindResolvers = {
  Query: {
    node: (_parent, { id }, { store }) => store.node(id),
    nodes: (_parent, { ids }, { store }) => {
      if (ids.length > maxIds) throw badInput('ids', `at most ${maxIds} values`);
      if (!ids.every((id) => idPattern.test(id))) throw badInput('ids', `a list, each ${idRule}`);
      return ids.map((id) => store.node(id));
    },
  },
  Node: { __resolveType: ({ id }, { store }): NodeKind | null => store.typeOf(id) },
  Listing: { __resolveType: ({ id }, { store }) => (store.gigs.has(id) ? 'Gig' : shopKind(store, id)) },
  ShopItem: { __resolveType: ({ id }, { store }) => shopKind(store, id) },
  SearchHit: {
    __resolveType: ({ id }, { store }) => {
      const kind = store.typeOf(id);
      // The kinds of Node that SearchHit lacks.
      return kind === 'Channel' || kind === 'Contact' || kind === 'Topic' ? null : kind;
    },
  },
} satisfies Resolvers;

const shopKind = ({ courses }: Store, id: string) => (courses.has(id) ? 'Course' : 'Product');
