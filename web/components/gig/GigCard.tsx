import { Clock } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { pluralize } from '../../../schema/rules/numbers.ts';
import { Stars } from '../../ui/Stars.tsx';
import { GigWishlistButton } from './GigWishlistButton.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment GigCard_gig on Gig {
    id
    title
    image
    imageAlt
    price
    deliveryTime
    tags
    viewerIsSeller
    isOpen
    creator {
      id
      name
      avatar
    }
    reviewSummary {
      average
      count
    }
    ...GigWishlistButton_gig
  }
`);

/** Number of tags that a card names, in one line: those with more characters than `shortTag` may be truncated. */
const shownTags = 3;
const shortTag = 8;

interface Props {
  gig: FragmentType<typeof fragment>;
  /** Loads the picture at once, for cards in the first row; otherwise it loads lazily. */
  eager?: boolean;
  level?: 2 | 3;
}

/** A gig in a grid. The whole card except the heart links to its page. View Details is no tab stop. */
export function GigCard({ gig, eager = false, level = 2 }: Props) {
  const data = useFragmentData(fragment, gig);
  const { id, title, creator, reviewSummary, tags } = data;
  // The price 'Starting at $50' without its last word, and that word.
  const [, startingAt = '', sum = ''] = /^(.*)\s(\S+)$/.exec(data.price) ?? [];
  const Heading = `h${level}` as const;
  return (
    <article
      className="card card-link group link-area flex h-full min-w-0 flex-col overflow-hidden"
      aria-labelledby={`${id}-title`}
    >
      <div className="art aspect-[16/10]">
        <img
          src={data.image}
          alt={data.imageAlt ?? ''}
          width={320}
          height={200}
          {...(eager ? {} : { loading: 'lazy', decoding: 'async' })}
        />
      </div>
      <div className="flex grow flex-col p-4">
        <div className="flex items-center gap-2 text-sm max-xs:flex-wrap">
          <Avatar name={creator.name} url={creator.avatar} className="size-6 text-[0.625rem]" />
          <span dir="auto" className="min-w-0 grow truncate text-muted">
            {creator.name}
          </span>
          {reviewSummary.count > 0 ? (
            <Stars rating={reviewSummary.average} reviews={reviewSummary.count} />
          ) : (
            <span className="badge badge-neutral">No reviews yet</span>
          )}
        </div>
        <Heading id={`${id}-title`} className="mt-2 line-clamp-2 text-md leading-snug font-semibold">
          <PrefetchLink to={paths.gig(id)} dir="auto" className="rounded-sm break-words stretched-link">
            {title}
          </PrefetchLink>
        </Heading>
        {tags.length > 0 && (
          <ul className="mt-2.5 flex items-center gap-1.5 max-xs:flex-wrap">
            {tags.slice(0, shownTags).map((tag) => (
              <li
                key={tag}
                className={`chip block! truncate py-1.25 ${tag.length > shortTag ? 'min-w-0' : 'flex-none'}`}
              >
                {tag}
              </li>
            ))}
            {tags.length > shownTags && (
              <li className="num flex-none px-1 text-sm text-subtle">
                +{tags.length - shownTags}
                <span className="sr-only"> more {pluralize(tags.length - shownTags, 'tag')}</span>
              </li>
            )}
          </ul>
        )}
        <div className="mt-auto pt-4">
          <div className="flex flex-wrap items-center justify-between gap-x-2 text-sm text-muted">
            <span className="num inline-flex items-center gap-1.5">
              <Clock aria-hidden className="size-3.5 text-subtle" strokeWidth={1.75} />
              <span className="sr-only">Delivery time: </span>
              {data.deliveryTime}
            </span>
            <span>
              {startingAt} <span className="num-lg text-lg text-ink">{sum}</span>
            </span>
          </div>
          <PrefetchLink
            to={paths.gig(id)}
            aria-label={`View Details: ${title}`}
            tabIndex={-1}
            className="btn btn-outline btn-sm mt-3 w-full group-hover:border-transparent! group-hover:bg-accent-soft! group-hover:text-accent-soft-ink"
          >
            View Details
          </PrefetchLink>
        </div>
      </div>
      {(data.viewerIsSeller || !data.isOpen) && (
        <span className="badge badge-solid absolute top-3 left-3">
          {[data.viewerIsSeller && 'Your gig', !data.isOpen && 'Paused'].filter(Boolean).join(' · ')}
        </span>
      )}
      <div className="absolute top-3 right-3 z-2">
        <GigWishlistButton gig={data} />
      </div>
    </article>
  );
}
