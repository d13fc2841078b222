import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { ChevronRight } from 'lucide-react';
import { graphql } from '../../generated/gql.ts';
import type { SellerLink_GigFragmentDoc } from '../../generated/graphql.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { repliesIn } from './formats.ts';

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

/** The seller in one line, which leads to the full card lower down. */
export function SellerLink({ gig }: { gig: FragmentType<typeof SellerLink_GigFragmentDoc> }) {
  const { data } = useSuspenseFragment({ fragment, fragmentName: 'SellerLink_gig', from: gig });
  const { name, avatar, responseTime } = data.creator;
  return (
    <a href="#seller" className="card card-link flex items-center gap-3.5 p-card">
      <Avatar name={name} url={avatar} className="size-12 text-base" />
      <span className="min-w-0 grow">
        <span className="h-card block">About The Seller</span>
        <span dir="auto" className="block truncate text-sm text-muted">
          {responseTime ? repliesIn(responseTime) : name}
        </span>
      </span>
      <ChevronRight aria-hidden className="size-5 flex-none text-subtle" strokeWidth={1.75} />
    </a>
  );
}
