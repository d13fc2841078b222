import { searchKindLabels } from '../../schema/generated/search.ts';
import { paginate, paginateSelection } from '../shared/connection.ts';
import type { SearchKind } from '../../schema/generated/types.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { showsProfile } from '../data/visibility.ts';
import { readQuery } from '../shared/text.ts';
import type { Store } from '../data/store.ts';
import type { Searched } from './store.ts';

const kindsInOrder = Object.entries(searchKindLabels) as [SearchKind, label: string][];

/** The ids of the open personal projects of hidden people whose profiles the viewer sees all the same. */
const visibleProjects = (store: Store): string[] =>
  [store.viewer.id, ...store.connectionOf.keys()]
    .filter((id) => store.people.get(id)?.isHidden && showsProfile(id, store))
    .flatMap((id) => store.projectsByOwner(id).slice(0, Infinity))
    .flatMap(({ id }) => (store.data.ownProjects.get(id)?.isOpen ? id : []));

export const searchResolvers = {
  Query: {
    search: (_parent, { query, kinds, ...page }, { store }) => {
      const exceptions = {
        except: [store.data.marks.hiddenJobs],
        unless: { hidden: ['HIDDEN', 'PROFILE'] },
        exempt: visibleProjects(store),
      };
      const select = (text: string) =>
        store.searchCatalogue.select(
          { query: text, where: { kind: kinds }, ...exceptions, order: 'byKind' },
          store.searchCatalogue.byTitle(readQuery(text)),
        );
      const isEmpty = (selection: ReturnType<typeof select>) => selection.countWithout('kind') === 0;
      const typed = select(query);
      // The correction replaces the query only if the query has no result of any kind and the correction has one.
      const corrected = isEmpty(typed) ? store.searchCatalogue.corrected(query, exceptions) : null;
      const ofCorrected = corrected === null ? null : select(corrected);
      const isCorrected = ofCorrected !== null && !isEmpty(ofCorrected);
      const found = isCorrected ? ofCorrected : typed;
      const correctedQuery = isCorrected ? corrected : null;
      const blank = readQuery(query).length === 0;
      const counts = blank ? null : found.counts('kind');
      const listed = blank ? paginate<Searched>([], page, () => []) : paginateSelection(found, page);
      return {
        ...listed,
        correctedQuery,
        counts: kindsInOrder.map(([kind, label]) => ({ kind, label, count: counts?.(kind) ?? 0 })),
      };
    },
  },
} satisfies Resolvers;
