import { refuse, type Refusal } from '../live/action.ts';

/** '$950', '$1,299', and '$9.50' with cents. */
const dollars = (price: number) =>
  `$${price.toLocaleString('en-US', Number.isInteger(price) ? {} : { minimumFractionDigits: 2 })}`;

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
        `The price is now ${dollars(price)}. Check it, then ${verb} again.`,
      );
