import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Stars } from '../../ui/Stars.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment ReviewItem_review on Review {
    id
    user {
      name
      country
      avatar
    }
    rating
    date
    postedAgo
    comment
    sellerResponse {
      text
      postedAt
      postedAgo
    }
  }
`);

export function ReviewItem({ review }: { review: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, review);
  const { user, sellerResponse } = data;
  return (
    <li className="flex gap-3.5 py-5">
      <Avatar name={user.name} url={user.avatar} className="size-10 text-sm" />
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2">
          <span dir="auto" className="font-semibold break-words">
            {user.name}
          </span>
          <span className="text-sm text-subtle">
            {user.country} · <time dateTime={data.date}>{data.postedAgo}</time>
          </span>
        </p>
        <Stars rating={data.rating} />
        <p dir="auto" className="mt-1.5 max-w-read text-read break-words whitespace-pre-line text-muted">
          {data.comment}
        </p>
        {sellerResponse && (
          <div className="mt-3 max-w-read rounded-md bg-sunken p-3.5 text-sm">
            <p className="font-semibold">
              Seller's response{' '}
              <time dateTime={sellerResponse.postedAt} className="font-normal text-subtle">
                {sellerResponse.postedAgo}
              </time>
            </p>
            <p dir="auto" className="break-words whitespace-pre-line text-muted">
              {sellerResponse.text}
            </p>
          </div>
        )}
      </div>
    </li>
  );
}
