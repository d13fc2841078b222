import { ExternalLink, Sprout } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { formatDay } from '../../ui/dates.ts';
import { formatPrice, formatInteger } from '../../../schema/rules/numbers.ts';
import { Thumbnail } from './Thumbnail.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment MostPopular_product on CreatorProduct {
    id
    title
    category
    shopItem {
      id
    }
    createdAt
    thumbnail
    views
    downloads
    price
  }
`);

export function MostPopular({ product }: { product: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, product);
  const facts = {
    ...(data.views !== null && { Views: formatInteger(data.views) }), // Live mode does not count views.
    Downloads: formatInteger(data.downloads),
    Price: formatPrice(data.price),
  };
  return (
    <section
      aria-labelledby="most-popular"
      className="card flex flex-col overflow-hidden md:flex-row md:items-stretch"
    >
      <Thumbnail src={data.thumbnail} className="h-36 md:h-auto md:min-h-36 md:w-60" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-8 gap-y-4 p-card">
        <div className="min-w-0 flex-1 basis-56">
          <h2 id="most-popular" className="flex items-center gap-1.5 text-sm font-semibold text-featured-ink">
            <Sprout aria-hidden className="size-4" strokeWidth={1.75} />
            Most Popular Product
          </h2>
          <p dir="auto" className="num-lg mt-0.5 text-xl break-words">
            {data.title}
          </p>
          <p className="mt-0.5 text-sm text-muted">
            {data.category} · published <time dateTime={data.createdAt}>{formatDay(data.createdAt)}</time>
          </p>
        </div>
        <dl className="flex flex-wrap gap-x-8 gap-y-3">
          {Object.entries(facts).map(([name, value]) => (
            <div key={name}>
              <dt className="text-sm text-muted">{name}</dt>
              <dd className="num-lg text-xl">{value}</dd>
            </div>
          ))}
        </dl>
        {data.shopItem && (
          <PrefetchLink to={paths.product(data.shopItem.id)} className="btn btn-outline max-md:h-11">
            <ExternalLink aria-hidden strokeWidth={1.75} />
            View in Shop
          </PrefetchLink>
        )}
      </div>
    </section>
  );
}
