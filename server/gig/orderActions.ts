import { gigOrderStatusChoices } from '../../schema/generated/gigOrder.ts';
import { orderedDeed, orderStepDeed } from '../effects/deeds.ts';
import type { Deed } from '../effects/sentences.ts';
import { dueAt, isOwnStep } from '../../schema/rules/gig/orders.ts';
import { gigPackages } from '../../schema/rules/gig/packages.ts';
import { gigTierOf } from '../../schema/rules/gig/tiers.ts';
import { dealNotification, dealNotificationId } from '../effects/notification.ts';
import type { Change } from '../data/changes.ts';
import { refuseUnreachable } from '../effects/unreachable.ts';
import type { GigOrderStatus } from '../../schema/generated/types.ts';
import { refuse, refuseUnknown, type ActionName, type ActionsOf, type Now } from '../data/action.ts';
import { refuseOtherPrice } from '../data/expectedPrice.ts';
import { getOrThrow } from '../shared/lookup.ts';
import type { GigOrderRecord } from './records.ts';

/** An order that the acting account has placed or received, with its side and the other one. */
function ownOrder({ store, viewerId }: Now, orderId: string) {
  const order = store.data.gigOrders.get(orderId);
  if (!order) return undefined;
  const gig = getOrThrow(store.gigs, order.gigId);
  if (order.buyerId === viewerId) return { order, gig, side: 'buyer', other: gig.sellerId } as const;
  if (gig.sellerId === viewerId) return { order, gig, side: 'seller', other: order.buyerId } as const;
  return undefined;
}

/** Notifies the other side of an order. `dealNotification` skips accounts that no longer exist or have blocked this one. */
function notificationOf(account: string, deed: Deed, order: GigOrderRecord, now: Now): Change[] {
  const { id: orderId, gigId: subjectId, buyerId } = order;
  const id = dealNotificationId(orderId, account === buyerId ? 'sender' : 'owner');
  return dealNotification(account, { kind: 'MARKETPLACE', deed, subjectId, orderId, id }, now);
}

/** Adds a delivery to the seller's completed orders, or removes it when the seller undoes it. */
function countedDelivery(
  sellerId: string,
  from: GigOrderStatus,
  to: GigOrderStatus,
  { store }: Now,
): Change[] {
  const by = Number(to === 'DELIVERED') - Number(from === 'DELIVERED');
  // An accepted order stays delivered.
  if (by === 0 || from === 'COMPLETED' || to === 'COMPLETED') return [];
  const seller = getOrThrow(store.data.sellers, sellerId);
  return [{ put: 'sellers', record: { ...seller, ordersCompleted: seller.ordersCompleted + by } }];
}

/** The actions on orders, a part of `gigActions`. In `payload`, `newId` returns the same id as in `decide`. */
export const gigOrderActions = {
  orderGig: {
    right: 'member',
    decide: ({ gigId, tier, requirements, expectedPrice }, now) => {
      const { store, viewerId, at, newId } = now;
      const gig = store.gigs.get(gigId);
      if (!gig) return refuseUnknown('gigId');
      if (gig.sellerId === viewerId) return refuse('NOT_ALLOWED', 'gigId', 'You cannot order your own gig.');
      if (!gig.isOpen) return refuse('NOT_ALLOWED', 'gigId', 'The seller takes no orders of this gig.');
      const refusal = refuseUnreachable(gig.sellerId, 'gigId', 'order from', now);
      if (refusal) return refusal;
      const { id, label } = gigTierOf(tier);
      const terms = gig[id];
      if (!terms) return refuse('NOT_FOUND', 'tier', `The gig has no ${label} package.`);
      const otherPrice = refuseOtherPrice(terms.price, expectedPrice, 'order');
      if (otherPrice) return otherPrice;
      const record: GigOrderRecord = {
        id: newId('order'),
        gigId,
        buyerId: viewerId,
        tier,
        price: terms.price,
        requirements: requirements || null,
        status: 'IN_PROGRESS',
        orderedAt: at,
        dueAt: dueAt(terms.deliveryDays, Date.parse(at)),
      };
      const deed = orderedDeed({ title: gig.title, price: terms.price, tier });
      return [{ put: 'gigOrders', record }, ...notificationOf(gig.sellerId, deed, record, now)];
    },
    payload: ({ gigId, tier }, { store, newId }) => {
      const gig = getOrThrow(store.gigs, gigId);
      return {
        gig,
        gigPackage: gigPackages(gig)[gigTierOf(tier).id],
        order: getOrThrow(store.data.gigOrders, newId('order')),
      };
    },
  },
  setGigOrderStatus: {
    right: 'owner',
    decide: ({ orderId, status }, now) => {
      const own = ownOrder(now, orderId);
      if (!own) return refuseUnknown('orderId');
      const { order, gig, side, other } = own;
      const { label } = gigOrderStatusChoices[status];
      if (!isOwnStep(side, order.status, status))
        return refuse(
          'NOT_ALLOWED',
          'status',
          `This order is ${gigOrderStatusChoices[order.status].label} now. You cannot change it to ${label}.`,
        );
      const deed = orderStepDeed(order.status, status, { title: gig.title, price: order.price });
      return [
        { put: 'gigOrders', record: { ...order, status, changedAt: now.at } },
        ...countedDelivery(gig.sellerId, order.status, status, now),
        ...notificationOf(other, deed, order, now),
      ];
    },
    payload: ({ orderId }, { store }) => ({ order: getOrThrow(store.data.gigOrders, orderId) }),
  },
} satisfies Partial<ActionsOf<ActionName>>;
