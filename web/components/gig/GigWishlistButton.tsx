import type { FragmentType } from '@apollo/client';
import { Heart } from 'lucide-react';
import { useFragmentData } from '../../apollo/useFragmentData.ts';
import { setGigWishlisted } from '../../actions/gig.ts';
import { useAction } from '../../actions/useAction.ts';
import { graphql } from '../../generated/gql.ts';

const fragment = graphql(/* GraphQL */ `
  fragment GigWishlistButton_gig on Gig {
    id
    title
    viewerHasWishlisted
  }
`);

/** The heart over a gig's picture. */
export function GigWishlistButton({ gig }: { gig: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, gig);
  const { id, title, viewerHasWishlisted } = data;
  const [run] = useAction(setGigWishlisted);
  return (
    <button
      type="button"
      className="btn btn-icon btn-outline"
      aria-pressed={viewerHasWishlisted}
      aria-label={`Add ${title} to wishlist`}
      data-tip={viewerHasWishlisted ? 'Remove from wishlist' : 'Add to wishlist'}
      onClick={() => void run({ input: { gigId: id, wishlisted: !viewerHasWishlisted } })}
    >
      <Heart
        aria-hidden
        strokeWidth={1.75}
        className={viewerHasWishlisted ? 'fill-current text-danger' : ''}
      />
    </button>
  );
}
