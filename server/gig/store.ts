import { gigConditions } from '../../schema/generated/gigFilter.ts';
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { createIndexes, on } from '../shared/catalogue/conditions.ts';
import { defineNoun } from '../data/noun.ts';
import { affects, createMemo, type Affected } from '../shared/derived.ts';
import { getOrThrow } from '../shared/lookup.ts';
import { lowered } from '../shared/similar.ts';
import { sortByKeys } from '../shared/order.ts';
import { newest } from '../shared/time.ts';
import type { GigOrderRecord, GigRecord, SellerRecord } from './records.ts';
import { averageOf } from './reviews.ts';

/** The minimum rating of the gigs that are recommended first. */
const topRating = 4.5;

/** A seller with the figures over all own gigs. */
export interface RatedSeller extends SellerRecord {
  rating: number;
  reviews: number;
}

export const gigStore = defineNoun(['gigs', 'sellers'], ({ gigs, sellers }, register) => {
  const rated = register(
    createMemo(
      (id): RatedSeller => {
        const reviews = gigCatalogue.holding('seller', id).flatMap(({ reviewed }) => reviewed);
        return { ...getOrThrow(sellers, id), rating: averageOf(reviews), reviews: reviews.length };
      },
      [affects(gigs, ({ sellerId }) => [sellerId]), affects(sellers, ({ id }) => [id])],
    ),
  );
  const rating = ({ reviewed }: GigRecord) => averageOf(reviewed);
  const reviews = ({ reviewed }: GigRecord) => reviewed.length;
  const indexes = createIndexes(gigConditions, (gig: GigRecord) => ({
    title: gig.title,
    description: gig.description,
    tags: gig.tags,
    category: gig.category,
    startingPrice: gig.basic.price,
    deliveryDays: gig.basic.deliveryDays,
  }));
  const gigCatalogue = register(
    createCatalogue(gigs, {
      ...indexes,
      facets: {
        ...indexes.facets,
        seller: ({ sellerId }: GigRecord) => sellerId,
        // My Gigs lists only gigs that were created by an action.
        creator: ({ isSample, sellerId }: GigRecord) => (isSample ? [] : sellerId),
        closed: ({ isOpen }: GigRecord) => (isOpen ? [] : on),
        tag: ({ tags }: GigRecord) => lowered(tags),
      },
      orders: {
        RECOMMENDED: (gig) => [-Number(rating(gig) >= topRating), -reviews(gig), -rating(gig)],
        TOP_RATED: (gig) => [-rating(gig), -reviews(gig)],
        LOWEST_PRICE: (gig) => [gig.basic.price, -rating(gig)],
        FASTEST_DELIVERY: ({ basic }) => [basic.deliveryDays, basic.price],
      },
    }),
  );
  return {
    gigs,
    /** Gigs of other sellers. A common tag counts 2, the same category 1. */
    similarGigs: (gig: GigRecord, count: number) =>
      gigCatalogue.similar(gig, {
        weights: { tag: 2, category: 1 },
        unlike: 'seller',
        unless: { closed: on },
        order: 'RECOMMENDED',
        count,
      }),
    /** The other gigs of a gig's seller that take orders. */
    moreBySeller: (gig: GigRecord, count: number) =>
      gigCatalogue.similar(gig, {
        weights: { seller: 1 },
        unless: { closed: on },
        order: 'RECOMMENDED',
        count,
      }),
    /** The gigs that a person offers, in the order of the list. */
    gigsBySeller: (seller: string) => gigCatalogue.select({ where: { seller }, order: 'given' }),
    sellers: rated,
    gigCatalogue,
  };
});

/** The order of orders: the latest first. */
export const latestOrder = ({ orderedAt }: GigOrderRecord) => [newest(orderedAt)];

/** The orders of gigs, which all accounts share. */
export const gigOrderStore = defineNoun(['gigOrders', 'gigs'], ({ gigOrders, gigs }, register) => {
  const sellerOf = ({ gigId }: GigOrderRecord) => getOrThrow(gigs, gigId).sellerId;
  /** Only a gig whose seller changes affects orders; a new gig has none. `other`: the gig before or after the change. */
  const affectsSellers = (idsOf: (gig: GigRecord) => string[] | null) =>
    affects(gigs, (gig, other) => (!other || other.sellerId === gig.sellerId ? [] : idsOf(gig)));
  const catalogue = register(
    createCatalogue(gigOrders, {
      facets: { buyer: ({ buyerId }: GigOrderRecord) => buyerId, seller: sellerOf },
      // null: all orders.
      affected: () => [affectsSellers(() => null)],
    }),
  );
  const ordersOf = (party: 'buyer' | 'seller', affected: Affected) =>
    register(createMemo((id) => sortByKeys(catalogue.holding(party, id), latestOrder), affected));
  const placed = ordersOf('buyer', [
    affects(gigOrders, ({ buyerId }) => [buyerId]),
    // The buyers stay. Without this entry, any change of a gig would discard the lists.
    affectsSellers(() => []),
  ]);
  const received = ordersOf('seller', [
    // The gig is missing while both are added by one change: null discards all.
    affects(gigOrders, (order) => (gigs.has(order.gigId) ? [sellerOf(order)] : null)),
    affectsSellers(({ sellerId }) => [sellerId]),
  ]);
  return {
    /** The orders by a person, latest first. */
    ordersPlacedBy: (buyer: string) => placed.get(buyer),
    /** The orders of a person's gigs, latest first. */
    ordersReceivedBy: (seller: string) => received.get(seller),
  };
});
