import { Heart } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';
import { ToggleButton } from '../../ui/ToggleButton.tsx';

const setGigWishlisted = async () => (await import('../../actions/gig.ts')).setGigWishlisted;

const fragment = graphql(/* GraphQL */ `
  fragment GigWishlistButton_gig on Gig {
    id
    title
    viewerHasWishlisted
    viewerIsSeller
  }
`);

interface Props {
  gig: FragmentType<typeof fragment>;
  /** The style of the button; by default the one for a picture. */
  className?: string;
}

/** Adds a gig to the wishlist or removes it; an own gig has no such button. */
export function GigWishlistButton({ gig, className = 'btn-outline' }: Props) {
  const { id, title, viewerHasWishlisted, viewerIsSeller } = useFragmentData(fragment, gig);
  const [run] = useAction(setGigWishlisted);
  if (viewerIsSeller) return null;
  return (
    <ToggleButton
      on={viewerHasWishlisted}
      onToggle={(wishlisted, options) => run({ input: { gigId: id, wishlisted } }, options)}
      words={{ off: 'Add to wishlist', on: 'On your wishlist' }}
      name={`Add ${title} to wishlist`}
      Icon={Heart}
      variant="icon"
      className={`btn btn-icon ${className}`}
      onClass="fill-current text-danger"
    />
  );
}
