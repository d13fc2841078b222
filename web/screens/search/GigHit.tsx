import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { GigWishlistButton } from '../../components/gig/GigWishlistButton.tsx';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { Stars } from '../../ui/Stars.tsx';
import { HitPicture } from './HitPicture.tsx';
import { HitRow } from './HitRow.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment GigHit_gig on Gig {
    id
    title
    image
    imageAlt
    price
    deliveryTime
    viewerIsSeller
    creator {
      id
      name
    }
    reviewSummary {
      average
      count
    }
    ...GigWishlistButton_gig
  }
`);

export function GigHit({ gig }: { gig: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, gig);
  const { id, title, creator, reviewSummary } = data;
  return (
    <HitRow
      to={paths.gig(id)}
      lead={<HitPicture url={data.image} alt={data.imageAlt} />}
      title={title}
      text={creator.name}
      facts={
        <>
          <span className="font-semibold text-ink">{data.price}</span>
          <span>
            <span className="sr-only">Delivery time: </span>
            {data.deliveryTime}
          </span>
          {data.viewerIsSeller && <span>Your gig</span>}
          {reviewSummary.count > 0 && (
            <span>
              <Stars rating={reviewSummary.average} reviews={reviewSummary.count} />
            </span>
          )}
        </>
      }
      // Renders nothing for an own gig.
      action={<GigWishlistButton gig={data} className="btn-sm btn-ghost" />}
    />
  );
}
