import { Heart } from 'lucide-react';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { ToggleButton } from '../../ui/ToggleButton.tsx';

const setProductWishlisted = async () => (await import('../../actions/product.ts')).setProductWishlisted;

const fragment = graphql(/* GraphQL */ `
  fragment ProductWishlistButton_item on ShopItem {
    id
    title
    viewerHasWishlisted
  }
`);

interface Props {
  item: FragmentType<typeof fragment>;
  /** Whether the button has a text label; over a picture it has only the heart. */
  worded?: boolean;
  /** The style of the button; by default the one for a picture. */
  className?: string;
}

export function ProductWishlistButton({ item, worded = false, className = 'btn-outline' }: Props) {
  const { id, title, viewerHasWishlisted } = useFragmentData(fragment, item);
  const [run] = useAction(setProductWishlisted);
  return (
    <ToggleButton
      on={viewerHasWishlisted}
      onToggle={(wishlisted, options) => run({ input: { productId: id, wishlisted } }, options)}
      words={{ off: 'Add to wishlist', on: 'On your wishlist' }}
      {...(!worded && { name: `Add ${title} to wishlist` })}
      Icon={Heart}
      variant={worded ? 'text' : 'icon'}
      className={`btn ${className} ${worded ? '' : 'btn-icon'}`}
      onClass="fill-current text-danger"
    />
  );
}
