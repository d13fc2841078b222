import { brand } from '../../brand.ts';
import { formatCount, formatDollars } from '../../../schema/rules/numbers.ts';

interface Props {
  /** Label of the package, such as 'Standard'. */
  tier: string;
  price: number;
  deliveryTime: string;
  revisions: number;
}

export const PricingDetails = ({ tier, price, deliveryTime, revisions }: Props) => (
  <div className="grid gap-3 text-sm">
    <dl className="grid gap-1.5">
      <div className="flex justify-between gap-6">
        <dt className="text-muted">{tier} package</dt>
        <dd className="num font-semibold">{formatDollars(price)}</dd>
      </div>
      <div className="flex justify-between gap-6">
        <dt className="text-muted">{brand.name} fee</dt>
        <dd className="num font-semibold">{formatDollars(0)}</dd>
      </div>
      <div className="flex justify-between gap-6 border-t border-line pt-1.5 font-semibold">
        <dt>Total (USD)</dt>
        <dd className="num">{formatDollars(price)}</dd>
      </div>
    </dl>
    <p className="text-muted">
      One payment, no subscription. It covers delivery in {deliveryTime} and{' '}
      {revisions === 0 ? 'no revisions' : formatCount(revisions, 'revision')}.
    </p>
  </div>
);
