import type { GigOrderStatus } from '../../generated/types.ts';
import type { Choices } from '../choices.ts';

export const orderStatuses = {
  IN_PROGRESS: { id: 'in-progress', label: 'In progress' },
  DELIVERED: { id: 'delivered', label: 'Delivered' },
  COMPLETED: { id: 'completed', label: 'Completed' },
  CANCELLED: { id: 'cancelled', label: 'Cancelled' },
} as const satisfies Choices<GigOrderStatus>;

type Step = readonly [from: GigOrderStatus, to: GigOrderStatus];

/** The steps of each side. Each step can be undone. */
const steps: Readonly<Record<'seller' | 'buyer', readonly Step[]>> = {
  seller: [['IN_PROGRESS', 'DELIVERED']],
  buyer: [
    ['DELIVERED', 'COMPLETED'],
    ['IN_PROGRESS', 'CANCELLED'],
  ],
};

/** The status to which a side can move an order; null when the other side is next, or nobody. */
export const nextStatus = (side: keyof typeof steps, status: GigOrderStatus): GigOrderStatus | null =>
  steps[side].find(([from]) => from === status)?.[1] ?? null;

/** Whether an order can move between two statuses, in one step or its undo. */
export const isOrderStep = (from: GigOrderStatus, to: GigOrderStatus): boolean =>
  [...steps.seller, ...steps.buyer].some(
    (step) => (step[0] === from && step[1] === to) || (step[0] === to && step[1] === from),
  );
