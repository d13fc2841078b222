import { searchKindLabels } from '../../schema/generated/search.ts';
import { on } from '../shared/catalogue/conditions.ts';
import { paginate } from '../shared/connection.ts';
import type { SearchKind } from '../../schema/generated/types.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { showsProfile } from '../data/visibility.ts';
import { readQuery } from '../shared/text.ts';
import type { Store } from '../data/store.ts';
import type { Entry } from './store.ts';

const kindsInOrder = Object.entries(searchKindLabels) as [SearchKind, label: string][];

/** Rank of a match: 0 if the title equals the query, 1 if it starts with it, 2 if it contains all words, else 3. */
function distance({ title }: Entry, words: readonly string[]): number {
  const phrase = words.join(' ');
  if (title === phrase) return 0;
  if (title.startsWith(phrase)) return 1;
  return words.every((word) => title.includes(word)) ? 2 : 3;
}

/** Sorts the best match first. Equal matches keep the order of kinds. */
function ranked(entries: readonly Entry[], words: readonly string[]): Entry[] {
  const ranks: Entry[][] = [[], [], [], []];
  for (const entry of entries) ranks[distance(entry, words)]!.push(entry);
  return ranks.flat();
}

/** The ids of personal projects on profiles that the viewer cannot see: of former members and of hidden people. */
const hiddenProjects = (store: Store): string[] =>
  [...store.formerMembers, ...store.hiddenPeople.filter((id) => !showsProfile(id, store))]
    .flatMap((id) => store.projectsByOwner(id).slice(0, Infinity))
    .flatMap(({ id }) => (store.data.ownProjects.has(id) ? [id] : []));

export const searchResolvers = {
  Query: {
    search: (_parent, { query, kinds, ...page }, { store }) => {
      const except = [
        store.data.marks.hiddenJobs,
        store.searchCatalogue.holding('closed', on).map(({ id }) => id),
        hiddenProjects(store),
        store.unlistedItems,
        store.formerMembers,
      ];
      const select = (text: string) =>
        store.searchCatalogue.select({ query: text, where: { kind: kinds }, except, order: 'byKind' });
      const isEmpty = (selection: ReturnType<typeof select>) => selection.countWithout('kind') === 0;
      const typed = select(query);
      // The correction replaces the query only if the query has no result of any kind and the correction has one.
      const corrected = isEmpty(typed) ? store.searchCatalogue.corrected(query, except) : null;
      const ofCorrected = corrected === null ? null : select(corrected);
      const isCorrected = ofCorrected !== null && !isEmpty(ofCorrected);
      const found = isCorrected ? ofCorrected : typed;
      const correctedQuery = isCorrected ? corrected : null;
      const words = readQuery(correctedQuery ?? query);
      const blank = words.length === 0;
      const counts = blank ? null : found.counts('kind');
      const entries = blank ? [] : ranked(found.slice(0, found.totalCount), words);
      // As `ranked` sorts: by distance, then by the order of the catalogue, with `placeOf` for equal keys.
      const keysOf = (entry: Entry) => [distance(entry, words), ...found.pointOf(entry).keys];
      const { nodes, edges, ...listed } = paginate(entries, page, keysOf, store.searchCatalogue.placeOf);
      return {
        ...listed,
        nodes: nodes.map(({ record }) => record),
        edges: edges.map(({ cursor, node }) => ({ cursor, node: node.record })),
        correctedQuery,
        counts: kindsInOrder.map(([kind, label]) => ({ kind, label, count: counts?.(kind) ?? 0 })),
      };
    },
  },
} satisfies Resolvers;
