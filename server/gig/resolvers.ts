import { gigCategoryChoices } from '../../schema/generated/gig.ts';
import { formatDollars } from '../../schema/rules/numbers.ts';
import { comparisonOf, gigPackages, inDays } from '../../schema/rules/gig/packages.ts';
import { paginate, paginateSelection, readFirst } from '../shared/connection.ts';
import type { Resolvers } from '../generated/resolvers.ts';
import { find, getOrThrow } from '../shared/lookup.ts';
import { minutesOf, rangeOf } from '../shared/numbersOfTexts.ts';
import { ownId } from '../shared/ownId.ts';
import { shownPerson } from '../data/visibility.ts';
import { timeAgoInWords } from '../shared/timeInWords.ts';
import type { GigRecord } from './records.ts';
import { averageOf, findReviews, reviewKeys, summaryOf } from './reviews.ts';
import { latestOrder } from './store.ts';
import { findGigs, gigFilterOptions } from './search.ts';

const priceText = ({ basic }: GigRecord) => `Starting at ${formatDollars(basic.price)}`;

export const gigResolvers = {
  Query: {
    gigs: (_parent, { filter, sort, ...page }, { store }) => {
      const found = findGigs(filter, sort, store);
      return { ...paginateSelection(found, page), facets: found };
    },
    gig: (_parent, { id }, { store }) => find(store.gigs, id),
    gigFilterOptions: (_parent, _args, { store }) => findGigs(null, 'RECOMMENDED', store),
    gigOrders: (_parent, page, { store, viewerId }) =>
      paginate(store.ordersPlacedBy(viewerId), page, latestOrder),
    receivedGigOrders: (_parent, page, { store, viewerId }) =>
      paginate(store.ordersReceivedBy(viewerId), page, latestOrder),
  },
  GigFilterOptions: gigFilterOptions,
  Gig: {
    creator: ({ sellerId }, _args, { store }) => store.sellers.get(sellerId),
    seller: ({ sellerId }, _args, { store }) => getOrThrow(store.people, sellerId),
    imageUrl: ({ image }) => image,
    price: priceText,
    priceText,
    startingPrice: ({ basic }) => basic.price,
    deliveryTime: ({ basic }) => inDays(basic.deliveryDays),
    deliveryDays: ({ basic }) => basic.deliveryDays,
    categoryLabel: ({ category }) => gigCategoryChoices[category].label,
    productType: () => 'SERVICE',
    packages: gigPackages,
    comparison: (gig) => comparisonOf(gig, gig.comparisonRows),
    reviews: (gig, { query, stars, sort, ...page }) =>
      paginate(findReviews(gig, { query, stars, sort }), page, reviewKeys(sort)),
    reviewSummary: summaryOf,
    rating: ({ reviewed }) => averageOf(reviewed),
    reviewCount: ({ reviewed }) => reviewed.length,
    moreBySeller: (gig, { first }, { store }) => store.moreBySeller(gig, readFirst(first)),
    similarGigs: (gig, { first }, { store }) => store.similarGigs(gig, readFirst(first)),
    viewerOrder: ({ id }, _args, { store, viewerId }) =>
      store.ordersPlacedBy(viewerId).find(({ gigId }) => gigId === id)?.tier ?? null, // of the latest order
    viewerIsSeller: ({ sellerId }, _args, { viewerId }) => sellerId === viewerId,
  },
  GigCreator: {
    id: ownId('seller'),
    person: ({ id }, _args, { store }) => getOrThrow(store.people, id),
    name: ({ id }, _args, { store }) => getOrThrow(store.people, id).name,
    avatar: ({ id }, _args, { store }) => getOrThrow(store.people, id).avatarUrl,
    completedOrderCount: ({ ordersCompleted }) => ordersCompleted,
    responseMinutes: ({ responseTime }) => minutesOf(responseTime),
    about: ({ id }, _args, { store }) => shownPerson(getOrThrow(store.people, id), store).about,
    // 'Norway' of 'Bergen, Norway'.
    country: ({ id }, _args, { store }) => getOrThrow(store.people, id).location.replace(/^.*, /, ''),
  },
  PortfolioItem: {
    costMin: ({ cost }) => rangeOf(cost).min,
    costMax: ({ cost }) => rangeOf(cost).max,
    durationDaysMin: ({ duration }) => rangeOf(duration).min,
    durationDaysMax: ({ duration }) => rangeOf(duration).max,
  },
  GigOrder: {
    gig: ({ gigId }, _args, { store }) => getOrThrow(store.gigs, gigId),
    buyer: ({ buyerId }, _args, { store }) => getOrThrow(store.people, buyerId),
    isPastDue: ({ dueAt }, _args, { now }) => Date.parse(dueAt) < now,
    changedAt: ({ changedAt }) => changedAt ?? null,
    changedAgo: ({ changedAt }, _args, { now }) =>
      changedAt === undefined ? null : timeAgoInWords(changedAt, now),
    orderedAgo: ({ orderedAt }, _args, { now }) => timeAgoInWords(orderedAt, now),
  },
  Review: {
    postedAgo: ({ date }, _args, { now }) => timeAgoInWords(date, now),
  },
  SellerResponse: {
    postedAt: ({ date }) => date,
    postedAgo: ({ date }, _args, { now }) => timeAgoInWords(date, now),
  },
} satisfies Resolvers;
