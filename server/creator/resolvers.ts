import { paginate } from '../shared/connection.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { getOrThrow, readId } from '../shared/lookup.ts';
import { minutesOf } from '../shared/numbersOfTexts.ts';
import { ownId, recordIdOf } from '../shared/ownId.ts';
import { categoryLabel } from '../../schema/rules/product/search.ts';
import { holdsWords } from '../../schema/rules/text.ts';
import { readQuery } from '../shared/text.ts';
import { latestProduct } from './store.ts';

export const creatorResolvers = {
  Query: {
    creatorDashboard: (_parent, _args, { store }) => store.creatorDashboard,
    creatorProduct: (_parent, { id }, { store }) =>
      store.creatorProducts.get(recordIdOf('own', readId('id', id))) ?? null,
  },
  CreatorDashboard: {
    totalProducts: ({ all }) => all.length,
    totalViews: ({ totals }) => totals.views,
    totalSales: ({ totals }) => totals.sales,
    totalDownloads: ({ totals }) => totals.downloads,
    totalEarnings: ({ totals }) => totals.earnings,
    mostPopular: ({ all }) => {
      const [first] = all.toSorted((a, b) => b.downloads - a.downloads);
      return first && first.downloads > 0 ? first : null;
    },
    products: ({ all }, { query, ...page }) => {
      const words = readQuery(query);
      return paginate(
        all.filter(({ title, categoryId }) => holdsWords(words, title, categoryLabel(categoryId))),
        page,
        latestProduct,
      );
    },
  },
  CreatorWeek: { startsAt: ({ start }) => start },
  CreatorProduct: {
    id: ownId('own'),
    category: ({ categoryId }) => categoryLabel(categoryId),
    isFree: ({ price }) => price === 0,
    durationMinutes: ({ duration }) => (duration === null ? null : minutesOf(duration)),
    shopItem: ({ id, status }, _args, { store }) =>
      status === 'LIVE' ? getOrThrow(store.shopItems, id) : null,
  },
} satisfies Resolvers;
