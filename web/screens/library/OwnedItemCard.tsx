import { fileTypeChoices } from '../../../schema/generated/product.ts';
import { Check, Download, PlayCircle } from 'lucide-react';
import { downloadProduct } from '../../actions/product.ts';
import { useAction } from '../../actions/useAction.ts';
import { useFragmentData, type FragmentType } from '../../apollo/useFragmentData.ts';
import { CourseProgress } from '../../components/product/CourseProgress.tsx';
import { ownedLabel } from '../../components/product/productLabels.ts';
import { graphql } from '../../generated/gql.ts';
import { paths } from '../../paths.ts';
import { PrefetchLink } from '../../routing/PrefetchLink.tsx';
import { LibraryCard } from './LibraryCard.tsx';

const fragment = graphql(/* GraphQL */ `
  fragment OwnedItemCard_item on ShopItem {
    id
    title
    image
    imageAlt
    price
    fileType
    seller {
      id
      name
    }
    ... on Course {
      duration
      lessonCount
      completedLessonCount
    }
  }
`);

const lessonsLabel = (completed: number, lessons: number) =>
  completed === 0 ? 'Start course' : completed < lessons ? 'Continue' : 'Review lessons';

/** An owned product with Download. An owned course also has a link to its lessons, whose label is `lessons`. */
export function OwnedItemCard({ item }: { item: FragmentType<typeof fragment> }) {
  const data = useFragmentData(fragment, item);
  const { id, title, seller } = data;
  const [download, downloading] = useAction(downloadProduct);
  const course = data.__typename === 'Course' ? data : undefined;
  const lessons = course && lessonsLabel(course.completedLessonCount, course.lessonCount);
  return (
    <LibraryCard
      id={id}
      to={paths.product(id)}
      image={data.image}
      imageAlt={data.imageAlt}
      title={title}
      facts={
        <>
          <span dir="auto" className="max-w-full truncate">
            {seller.name}
          </span>
          <span>{course ? course.duration : fileTypeChoices[data.fileType].label}</span>
        </>
      }
      badge={
        <span className="badge badge-positive">
          <Check aria-hidden />
          {ownedLabel(data)}
        </span>
      }
      actions={
        <>
          {lessons && (
            <PrefetchLink
              to={paths.lessons(id)}
              className="btn btn-primary"
              aria-label={`${lessons}: ${title}`}
            >
              <PlayCircle aria-hidden strokeWidth={1.75} />
              {lessons}
            </PrefetchLink>
          )}
          <button
            type="button"
            className={`btn ${course ? 'btn-outline' : 'btn-primary'}`}
            aria-label={`Download: ${title}`}
            aria-busy={downloading}
            onClick={() => void download({ input: { productId: id } })}
          >
            <Download aria-hidden strokeWidth={1.75} />
            Download
          </button>
        </>
      }
    >
      {course && <CourseProgress completed={course.completedLessonCount} lessons={course.lessonCount} />}
    </LibraryCard>
  );
}
