import type { FragmentType } from '@apollo/client';
import { Heart } from 'lucide-react';
import { setProductWishlisted } from '../../actions/product.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { ToggleButton } from '../../ui/ToggleButton.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ProductWishlistButton_item on ShopItem {
    id
    title
    viewerHasWishlisted
  }
`);

/** The heart of a product or course. */
export function ProductWishlistButton({ item }: { item: FragmentType<typeof fragment> }) {
  const { id, title, viewerHasWishlisted } = useFragmentData(fragment, item);
  const [run] = useAction(setProductWishlisted);
  return (
    <ToggleButton
      on={viewerHasWishlisted}
      onToggle={(wishlisted, options) => run({ input: { productId: id, wishlisted } }, options)}
      words={{ off: 'Add to wishlist', on: 'Remove from wishlist' }}
      name={`Add ${title} to wishlist`}
      Icon={Heart}
      variant="icon"
      className="btn btn-icon btn-outline"
      onClass="fill-current text-danger"
    />
  );
}
