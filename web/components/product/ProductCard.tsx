import { Check, Clock, GraduationCap, Sprout } from 'lucide-react';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatCount, formatInteger } from '../../../schema/rules/numbers.ts';
import { Stars } from '../../ui/Stars.tsx';
import { ProductWishlistButton } from './ProductWishlistButton.tsx';
import { CourseProgress } from './CourseProgress.tsx';
import { actionLabel, ownedAddress, ownedLabel } from './productLabels.ts';

const fragment = graphql(/* GraphQL */ `
  fragment ProductCard_item on ShopItem {
    id
    title
    description
    image
    imageAlt
    price
    priceText
    featured
    categoryLabel
    rating
    downloads
    seller {
      id
      name
      avatarUrl
    }
    viewerOwns
    ... on Course {
      duration
      moduleCount
      lessonCount
      completedLessonCount
      enrollments
    }
    ...ProductWishlistButton_item
  }
`);

interface Props {
  item: FragmentType<typeof fragment>;
  /** Loads the picture at once, for cards in the first row; otherwise it loads lazily. */
  eager?: boolean;
  level?: 2 | 3;
}

/** A product or course in a grid. The whole card links to its page, except the heart and the link to the library. */
export function ProductCard({ item, eager = false, level = 2 }: Props) {
  const data = useFragmentData(fragment, item);
  const { id, title, seller } = data;
  const course = data.__typename === 'Course' ? data : undefined;
  const action = actionLabel(data);
  const Heading = `h${level}` as const;
  return (
    <article
      className={`card card-link group link-area flex h-full min-w-0 flex-col overflow-hidden ${data.featured ? 'border-featured' : ''}`}
      aria-labelledby={`${id}-title`}
    >
      <div className="art relative aspect-[16/10]">
        <img
          src={data.image}
          alt={data.imageAlt ?? ''}
          width={320}
          height={200}
          {...(eager ? {} : { loading: 'lazy', decoding: 'async' })}
        />
        <div className="absolute inset-x-3 top-3 flex flex-wrap items-start gap-1.5">
          {data.featured && (
            <span className="badge badge-featured">
              <Sprout aria-hidden />
              Featured
            </span>
          )}
          {course && (
            <span className="badge badge-solid">
              <GraduationCap aria-hidden />
              Course
            </span>
          )}
          <span className={`badge badge-solid num ml-auto ${data.price === 0 ? 'text-positive-ink' : ''}`}>
            {data.priceText}
          </span>
        </div>
        {data.viewerOwns && (
          <PrefetchLink
            to={ownedAddress(data)}
            className="badge badge-solid absolute! bottom-3 left-3 z-2 text-positive-ink reach"
          >
            <Check aria-hidden />
            {ownedLabel(data)}
          </PrefetchLink>
        )}
        <div className="absolute right-3 bottom-3 z-2">
          <ProductWishlistButton item={data} />
        </div>
      </div>
      <div className="flex grow flex-col p-4">
        <div className="flex min-h-5 items-center justify-between gap-2 text-xs max-xs:flex-wrap">
          <span className="truncate font-medium text-subtle">{data.categoryLabel}</span>
          {data.rating > 0 ? (
            <Stars rating={data.rating} />
          ) : (
            <span className="badge badge-neutral">Not rated yet</span>
          )}
        </div>
        <Heading id={`${id}-title`} className="mt-1.5 line-clamp-2 text-md leading-snug font-semibold">
          <PrefetchLink to={paths.product(id)} dir="auto" className="rounded-sm break-words stretched-link">
            {title}
          </PrefetchLink>
        </Heading>
        <p dir="auto" className="mt-1 line-clamp-2 text-sm break-words text-muted">
          {data.description}
        </p>
        {course && (
          <p className="num mt-2 flex items-center gap-1.5 text-xs text-subtle">
            <Clock aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
            {course.duration} · {formatCount(course.moduleCount, 'module')} ·{' '}
            {formatCount(course.lessonCount, 'lesson')}
          </p>
        )}
        {course?.viewerOwns && (
          <div className="mt-3">
            <CourseProgress completed={course.completedLessonCount} lessons={course.lessonCount} />
          </div>
        )}
        <div className="mt-auto pt-4">
          <div className="flex items-center gap-2 text-sm max-xs:flex-wrap">
            <Avatar name={seller.name} url={seller.avatarUrl} className="size-6 text-[0.625rem]" />
            <span dir="auto" className="min-w-0 truncate text-muted">
              {seller.name}
            </span>
            <span className="num ml-auto flex-none text-xs text-subtle">
              {course
                ? `${formatInteger(course.enrollments)} enrolled`
                : formatCount(data.downloads, 'download')}
            </span>
          </div>
          <PrefetchLink
            to={paths.product(id)}
            aria-label={`${action}: ${title}`}
            tabIndex={-1}
            className="btn btn-outline btn-sm mt-3 w-full group-hover:border-transparent! group-hover:bg-accent-soft! group-hover:text-accent-soft-ink"
          >
            {action}
          </PrefetchLink>
        </div>
      </div>
    </article>
  );
}
