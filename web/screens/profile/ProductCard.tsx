import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { formatCount } from '../../../schema/rules/numbers.ts';

const fragment = graphql(/* GraphQL */ `
  fragment ProductCard_shopItem on ShopItem {
    id
    title
    image
    imageAlt
    priceText
    categoryLabel
    reviews
  }
`);

/** The whole card is a link. */
export function ProductCard({ product }: { product: FragmentType<typeof fragment> }) {
  const { id, title, image, imageAlt, priceText, categoryLabel, reviews } = useFragmentData(
    fragment,
    product,
  );
  return (
    <article className="card card-link link-area flex h-full flex-col overflow-hidden">
      <div className="art aspect-[16/10]">
        <img src={image} alt={imageAlt ?? ''} width={320} height={200} loading="lazy" decoding="async" />
      </div>
      <div className="p-3.5">
        <h3 className="line-clamp-2 font-semibold">
          <PrefetchLink to={paths.product(id)} dir="auto" className="rounded-sm break-words stretched-link">
            {title}
          </PrefetchLink>
        </h3>
        <p className="mt-0.5 text-sm text-muted">{categoryLabel}</p>
        <p className="num mt-0.5 text-sm text-muted">
          <span className="font-semibold text-ink">{priceText}</span> · {formatCount(reviews, 'review')}
        </p>
      </div>
    </article>
  );
}
