import { formatDollars } from '../../schema/rules/numbers.ts';
import { refuse, type Refusal } from './action.ts';

/** Refuses a deal if its price is not the one that the viewer has seen. A viewer who names no price accepts any. */
export const refuseOtherPrice = (
  price: number,
  expected: number | null | undefined,
  verb: 'buy' | 'order',
): Refusal | null =>
  expected == null || expected === price
    ? null
    : refuse(
        'NOT_ALLOWED',
        'expectedPrice',
        `The price is now ${formatDollars(price)}. Check it, then ${verb} again.`,
      );
