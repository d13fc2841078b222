import { Star } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { DetailHeader } from '../../routing/DetailHeader.tsx';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatCount, formatRating } from '../../../schema/rules/numbers.ts';

const fragment = graphql(/* GraphQL */ `
  fragment GigHeader_gig on Gig {
    id
    title
    category
    creator {
      id
      person {
        id
        title
      }
      name
      avatar
    }
    reviewSummary {
      average
      count
    }
  }
`);

interface Props {
  gig: FragmentType<typeof fragment>;
  back: { label: string; to: string };
}

export function GigHeader({ gig, back }: Props) {
  const data = useFragmentData(fragment, gig);
  const { title, creator, reviewSummary } = data;
  return (
    <DetailHeader art={data.category} back={back} title={title}>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex min-w-0 items-center gap-3">
          <Avatar name={creator.name} url={creator.avatar} />
          <div className="min-w-0">
            {/* The padding leaves room for the focus ring, which `truncate` would clip. */}
            <p dir="auto" className="-m-1 truncate p-1">
              <PrefetchLink
                to={paths.profile(creator.person.id)}
                className="reach rounded-sm font-semibold hover:underline"
              >
                {creator.name}
              </PrefetchLink>
            </p>
            <p dir="auto" className="line-clamp-2 text-sm break-words text-muted">
              {creator.person.title}
            </p>
          </div>
        </div>
        <span className="hidden h-8 w-px bg-line sm:block" aria-hidden />
        {reviewSummary.count > 0 ? (
          <p className="num flex items-center gap-1.5">
            <Star aria-hidden className="size-4 fill-rating text-rating" />
            <span className="font-semibold">
              <span className="sr-only">Rated </span>
              {formatRating(reviewSummary.average)}
              <span className="sr-only"> out of 5</span>
            </span>
            <a
              href="#reviews"
              className="reach rounded-sm text-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
            >
              {formatCount(reviewSummary.count, 'review')}
            </a>
          </p>
        ) : (
          <span className="badge badge-neutral">No reviews yet</span>
        )}
      </div>
    </DetailHeader>
  );
}
