import { growBy } from '../apollo/optimistic.ts';
import { graphql } from '../generated/gql.ts';
import { defineAction } from './defineAction.ts';

export const setProductWishlisted = defineAction(
  graphql(/* GraphQL */ `
    mutation SetProductWishlisted($input: SetProductWishlistedInput!) {
      setProductWishlisted(input: $input) {
        product {
          id
          viewerHasWishlisted
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { productId: id, wishlisted } }) => [
    { __typename: 'Product', id, viewerHasWishlisted: wishlisted },
    { __typename: 'Course', id, viewerHasWishlisted: wishlisted },
  ],
  notice: (_payload, { input: { wishlisted } }) =>
    wishlisted
      ? { title: 'Added to wishlist', description: 'This product has been added to your wishlist.' }
      : { title: 'Removed from wishlist' },
});

export const downloadProduct = defineAction(
  graphql(/* GraphQL */ `
    mutation DownloadProduct($input: DownloadProductInput!) {
      downloadProduct(input: $input) {
        product {
          id
        }
      }
    }
  `),
).with({
  notice: { title: 'Download started', description: 'Your file will be downloaded shortly.' },
});

export const buyProduct = defineAction(
  graphql(/* GraphQL */ `
    mutation BuyProduct($input: BuyProductInput!) {
      buyProduct(input: $input) {
        product {
          id
        }
      }
    }
  `),
).with({
  notice: {
    title: 'Purchased',
    description: 'It is in your library. Payments are simulated: nothing was charged.',
  },
});

export const enrollInCourse = defineAction(
  graphql(/* GraphQL */ `
    mutation EnrollInCourse($input: EnrollInCourseInput!) {
      enrollInCourse(input: $input) {
        course {
          id
          title
        }
      }
    }
  `),
).with({
  notice: ({ course }) => ({ title: "You're enrolled", description: course?.title ?? '' }),
});

export const setLessonCompleted = defineAction(
  graphql(/* GraphQL */ `
    mutation SetLessonCompleted($input: SetLessonCompletedInput!) {
      setLessonCompleted(input: $input) {
        lesson {
          id
          viewerHasCompleted
        }
        course {
          id
          completedLessons
        }
      }
    }
  `),
).with({
  optimistic: ({ input: { courseId, lessonId, completed } }) => [
    { __typename: 'CourseLesson', id: lessonId, viewerHasCompleted: completed },
    { __typename: 'Course', id: courseId, completedLessons: growBy(completed) },
  ],
});
