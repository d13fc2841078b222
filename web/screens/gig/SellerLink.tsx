import { ChevronRight } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { Avatar } from '../../ui/Avatar.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment SellerLink_gig on Gig {
    id
    creator {
      id
      name
      avatar
      responseTime
    }
  }
`);

/** Returns for example 'Replies in about 2 hours' or 'Replies within minutes'. */
const repliesIn = (time: string): string =>
  time.startsWith('within') ? `Replies ${time}` : `Replies in ${time}`;

/** The seller in one line. Links to `SellerCard` on the same page. */
export function SellerLink({ gig }: { gig: FragmentType<typeof fragment> }) {
  const { name, avatar, responseTime } = useFragmentData(fragment, gig).creator;
  return (
    <a href="#seller" className="card card-link flex items-center gap-3.5 p-card">
      <Avatar name={name} url={avatar} className="size-12 text-base" />
      <span className="min-w-0 grow">
        <span className="card-title block">About The Seller</span>
        <span dir="auto" className="block truncate text-sm text-muted">
          {responseTime ? repliesIn(responseTime) : name}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 flex-none text-subtle" strokeWidth={1.75} />
    </a>
  );
}
