import { formatUsd, formatInteger } from '../../../schema/rules/numbers.ts';
import { CardSection } from '../../ui/CardSection.tsx';

interface Props {
  /** Null where the server does not count them. */
  views: number | null;
  downloads: number;
  /** US dollars. */
  earnings: number;
}

/** A product's views, downloads and earnings; hidden while nobody has viewed, downloaded or bought it. */
export function ProductStats({ views, downloads, earnings }: Props) {
  if (!views && downloads === 0 && earnings === 0) return null;
  const facts = {
    ...(views !== null && { Views: formatInteger(views) }),
    Downloads: formatInteger(downloads),
    ...(earnings > 0 && { Earnings: formatUsd(earnings) }),
  };
  return (
    <CardSection id="product-stats" title="Product Stats">
      <dl className="mt-3 grid gap-2">
        {Object.entries(facts).map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-muted">{name}</dt>
            <dd className="num font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </CardSection>
  );
}
