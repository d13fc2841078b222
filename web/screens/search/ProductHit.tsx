import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { ProductWishlistButton } from '../../components/product/ProductWishlistButton.tsx';
import { ownedAddress, ownedLabel } from '../../components/product/productLabels.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Stars } from '../../ui/Stars.tsx';
import { HitPicture } from './HitPicture.tsx';
import { HitRow } from './HitRow.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ProductHit_shopItem on ShopItem {
    id
    title
    image
    imageAlt
    price
    priceText
    viewerOwns
    categoryLabel
    rating
    seller {
      id
      name
    }
    ...ProductWishlistButton_item
  }
`);

export function ProductHit({ item }: { item: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, item);
  const { id, title, seller, rating } = data;
  return (
    <HitRow
      to={paths.product(id)}
      lead={<HitPicture url={data.image} alt={data.imageAlt} />}
      title={title}
      text={[data.categoryLabel, seller.name]}
      facts={
        <>
          <span className="font-semibold text-ink">{data.priceText}</span>
          {data.viewerOwns && (
            <PrefetchLink to={ownedAddress(data)} className="link relative z-2 reach">
              {ownedLabel(data)}
            </PrefetchLink>
          )}
          {rating > 0 && (
            <span>
              <Stars rating={rating} />
            </span>
          )}
        </>
      }
      action={<ProductWishlistButton item={data} className="btn-sm btn-ghost" />}
    />
  );
}
