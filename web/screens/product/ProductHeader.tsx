import { GraduationCap, Sprout, Star } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { DetailHeader } from '../../routing/DetailHeader.tsx';
import { formatCount, formatRating } from '../../../schema/rules/numbers.ts';

const fragment = graphql(/* GraphQL */ `
  fragment ProductHeader_item on ShopItem {
    id
    title
    category
    categoryLabel
    rating
    reviews
    popularity
    featured
  }
`);

/** Products with a higher popularity (0 to 100) have the badge 'Popular'. */
const popularAbove = 50;

interface Props {
  item: FragmentType<typeof fragment>;
  back: { label: string; to: string };
}

export function ProductHeader({ item, back }: Props) {
  const { __typename, title, ...data } = useFragmentData(fragment, item);
  return (
    <DetailHeader back={back} title={title} art={data.category}>
      <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 max-md:gap-x-1.5">
        <span className="badge badge-neutral">{data.categoryLabel}</span>
        {__typename === 'Course' && (
          <span className="badge badge-accent">
            <GraduationCap aria-hidden />
            Course
          </span>
        )}
        {data.featured && (
          <span className="badge badge-featured">
            <Sprout aria-hidden />
            Featured
          </span>
        )}
        {data.popularity > popularAbove && <span className="badge badge-positive">Popular</span>}
        {data.reviews > 0 ? (
          <p className="num flex items-center gap-1.5 max-md:w-full">
            <Star aria-hidden className="size-4 fill-rating text-rating" />
            <span className="font-semibold">
              <span className="sr-only">Rated </span>
              {formatRating(data.rating)}
              <span className="sr-only"> out of 5</span>
            </span>
            <span className="text-muted">({formatCount(data.reviews, 'review')})</span>
          </p>
        ) : (
          <p className="text-sm text-muted max-md:w-full">No reviews yet</p>
        )}
      </div>
    </DetailHeader>
  );
}
