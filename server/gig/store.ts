import { gigConditions } from '../../schema/rules/gig/filter.ts';
import { topRating } from '../../schema/rules/rating.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes } from '../shared/catalogue/conditions.ts';
import type { GigSort } from '../generated/resolvers.ts';
import { byId, getOrThrow } from '../shared/lookup.ts';
import { isIn } from '../shared/marks.ts';
import { groupBy, ownedBy } from '../shared/relations.ts';
import { countCommon, similarBy } from '../shared/similar.ts';
import type { Sample } from '../sample.ts';
import type { GigRecord, SellerRecord } from './records.ts';
import { averageOf } from './reviews.ts';

/** A seller with the figures over all own gigs, which cards show. */
interface RatedSeller extends SellerRecord {
  rating: number;
  reviews: number;
}

function rate(seller: SellerRecord, offers: readonly GigRecord[]): RatedSeller {
  const reviews = offers.flatMap(({ reviewed }) => reviewed);
  return { ...seller, rating: averageOf(reviews), reviews: reviews.length };
}

type Order = (a: GigRecord, b: GigRecord) => number;

const cheapest: Order = (a, b) => a.basic.price - b.basic.price;

/** Each common tag counts 2, the same category 1. The seller's own gigs are excluded. */
const similarity = (gig: GigRecord, other: GigRecord) =>
  gig.sellerId === other.sellerId
    ? 0
    : 2 * countCommon(gig.tags, other.tags) + Number(gig.category === other.category);

/** The gigs with their search, and their sellers. */
export function createGigStore({ gigs, gigOrders, sellers, marks, viewer }: Sample) {
  const offers = groupBy(gigs, ({ sellerId }) => sellerId);
  const rated = byId(sellers.map((seller) => rate(seller, ownedBy(offers, seller.id))));
  const sellerOf = ({ sellerId }: GigRecord) => getOrThrow(rated, sellerId);
  const isBest = (gig: GigRecord) => Number(sellerOf(gig).rating >= topRating);
  const mostReviewed: Order = (a, b) => sellerOf(b).reviews - sellerOf(a).reviews;
  const bestRated: Order = (a, b) => sellerOf(b).rating - sellerOf(a).rating;
  const orders: Record<GigSort, Order> = {
    RECOMMENDED: (a, b) => isBest(b) - isBest(a) || mostReviewed(a, b) || bestRated(a, b),
    TOP_RATED: (a, b) => bestRated(a, b) || mostReviewed(a, b),
    LOWEST_PRICE: (a, b) => cheapest(a, b) || bestRated(a, b),
    FASTEST_DELIVERY: (a, b) => a.basic.deliveryDays - b.basic.deliveryDays || cheapest(a, b),
  };
  const recommended = gigs.toSorted(orders.RECOMMENDED);
  return {
    gigs: byId(gigs),
    /** Similar gigs of other sellers, most similar first. */
    similarGigs: similarBy(gigs, recommended, similarity),
    /** The other gigs of each gig's seller. */
    moreBySeller: similarBy(gigs, recommended, (gig, { sellerId }) => Number(gig.sellerId === sellerId)),
    sellers: rated,
    /** The package that the viewer has ordered, by gig. */
    orderOf: new Map(gigOrders.map(({ gigId, tier }) => [gigId, tier])),
    gigCatalogue: createCatalogue(gigs, {
      ...createIndexes(
        gigConditions,
        ({ basic, ...gig }: GigRecord) => ({
          ...gig,
          startingPrice: basic.price,
          deliveryDays: basic.deliveryDays,
        }),
        {
          mineOnly: ({ sellerId }) => sellerId === viewer.id,
          wishlistedOnly: isIn(marks.wishlistedGigs),
        },
      ),
      orders,
    }),
  };
}
