import { paginate } from '../shared/connection.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { find, getOrThrow } from '../shared/lookup.ts';
import { categoryLabel } from '../../schema/rules/product/search.ts';
import { holdsWords } from '../../schema/rules/text.ts';
import { readQuery } from '../shared/text.ts';
import type { CreatorProductRecord } from './records.ts';
import { latestProduct } from './store.ts';

const sum = (all: readonly CreatorProductRecord[], of: (product: CreatorProductRecord) => number) =>
  all.reduce((total, product) => total + of(product), 0);

export const creatorResolvers = {
  Query: {
    creatorDashboard: (_parent, _args, { store }) => store.creatorDashboard,
    creatorProduct: (_parent, { id }, { store }) => find(store.creatorProducts, id),
  },
  CreatorDashboard: {
    totalProducts: ({ all }) => all.length,
    totalViews: ({ all }) => sum(all, ({ views }) => views),
    totalDownloads: ({ all }) => sum(all, ({ downloads }) => downloads),
    // Summed in cents, to avoid floating-point errors.
    totalEarnings: ({ all }) => sum(all, ({ earnings }) => Math.round(earnings * 100)) / 100,
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
  CreatorProduct: {
    category: ({ categoryId }) => categoryLabel(categoryId),
    isFree: ({ price }) => price === 0,
    shopItem: ({ id, status }, _args, { store }) =>
      status === 'LIVE' ? getOrThrow(store.shopItems, id) : null,
  },
} satisfies Resolvers;
