import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { GigReviews } from './GigReviews.tsx';
import { Portfolio } from './Portfolio.tsx';
import { SellerCard } from './SellerCard.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment GigBelow_gig on Gig {
    id
    ...GigReviews_gig
    ...Portfolio_gig
    ...SellerCard_gig
  }
`);

/** Reviews, portfolio and seller, below the fold. The server renders their markup; their code loads later. */
export function GigBelow({ gig }: { gig: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, gig);
  return (
    <>
      <GigReviews gig={data} />
      <Portfolio gig={data} />
      <SellerCard gig={data} />
    </>
  );
}
