import type { GigOrderStatus } from '../../generated/types.ts';

const dayLength = 86_400_000;

/** When an order is due, in ISO 8601; `orderedAt` is in milliseconds since the epoch. */
export const dueAt = (deliveryDays: number, orderedAt: number): string =>
  new Date(orderedAt + deliveryDays * dayLength).toISOString();

type Step = readonly [from: GigOrderStatus, to: GigOrderStatus];

/** The steps that each side can take. The same side can undo its step (`isOwnStep`). */
const steps: Readonly<Record<'seller' | 'buyer', readonly Step[]>> = {
  seller: [['IN_PROGRESS', 'DELIVERED']],
  buyer: [
    ['DELIVERED', 'COMPLETED'],
    ['IN_PROGRESS', 'CANCELLED'],
  ],
};

/** The status to which a side can move an order; null if the other side is next, or the order has ended. */
export const nextStatus = (side: keyof typeof steps, status: GigOrderStatus): GigOrderStatus | null =>
  steps[side].find(([from]) => from === status)?.[1] ?? null;

/** Whether a side can move an order between two statuses, in one step of its own or its undo. */
export const isOwnStep = (side: keyof typeof steps, from: GigOrderStatus, to: GigOrderStatus): boolean =>
  nextStatus(side, from) === to || nextStatus(side, to) === from;
