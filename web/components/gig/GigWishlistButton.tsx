import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Heart } from 'lucide-react';
import { setGigWishlisted } from '../../actions/gig.ts';
import { useAction } from '../../actions/stub.ts';
import { graphql } from '../../generated/gql.ts';
import type { GigWishlistButton_GigFragmentDoc } from '../../generated/graphql.ts';
import { notify } from '../../ui/notify.ts';

const fragment = graphql(/* GraphQL */ `
  fragment GigWishlistButton_gig on Gig {
    id
    title
    viewerHasWishlisted
  }
`);

/** The heart over a gig's picture. */
export function GigWishlistButton({ gig }: { gig: FragmentType<typeof GigWishlistButton_GigFragmentDoc> }) {
  const { data } = useSuspenseFragment({ fragment, fragmentName: 'GigWishlistButton_gig', from: gig });
  const { id, title, viewerHasWishlisted } = data;
  const [run, running] = useAction(setGigWishlisted);
  const toggle = async () => {
    const wishlisted = !viewerHasWishlisted;
    if (running || !(await run({ input: { gigId: id, wishlisted } }))) return;
    // The specification's text ends without a full stop.
    void notify(
      wishlisted
        ? { title: 'Added to wishlist', description: 'This gig has been added to your wishlist' }
        : { title: 'Removed from wishlist' },
    );
  };
  return (
    <button
      type="button"
      className="btn btn-icon btn-outline"
      aria-pressed={viewerHasWishlisted}
      aria-label={`Add ${title} to wishlist`}
      data-tip={viewerHasWishlisted ? 'Remove from wishlist' : 'Add to wishlist'}
      onClick={() => void toggle()}
    >
      <Heart
        aria-hidden
        strokeWidth={1.75}
        className={viewerHasWishlisted ? 'fill-current text-danger' : ''}
      />
    </button>
  );
}
