import type { GigScreenQuery } from '../../generated/graphql.ts';
import { GigReviews } from './GigReviews.tsx';
import { Portfolio } from './Portfolio.tsx';
import { SellerCard } from './SellerCard.tsx';

/** What stands far below the first view: its markup comes with the page, its code after the first load. */
export function GigBelow({ gig }: { gig: NonNullable<GigScreenQuery['gig']> }) {
  return (
    <>
      <GigReviews gig={gig} />
      <Portfolio gig={gig} />
      <SellerCard gig={gig} />
    </>
  );
}
