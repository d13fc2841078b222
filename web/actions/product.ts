import type { ApolloCache } from '@apollo/client';
import { viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { readCachedOrThrow } from './readCachedOrThrow.ts';
import { defineAction } from './defineAction.ts';

const fragment = graphql(/* GraphQL */ `
  fragment KnownItem on ShopItem {
    id
    downloads
    viewerOwns
    ... on Course {
      enrollments
    }
  }
`);

/** Returns the cached product or course. The id does not show which of both it is. */
const cachedItem = (cache: ApolloCache, id: string) =>
  cache.readFragment({ fragment, id: `Course:${id}` }) ?? readCachedOrThrow(cache, fragment, `Product:${id}`);

/** Marks a product as owned by the viewer. A course that was not owned before gets one more enrollment. */
function ownedItem(cache: ApolloCache, productId: string) {
  const item = cachedItem(cache, productId);
  if (item.__typename !== 'Course') return { ...item, viewerOwns: true };
  return { ...item, viewerOwns: true, enrollments: item.enrollments + (item.viewerOwns ? 0 : 1) };
}

function addToLibrary(cache: ApolloCache, item: { __typename: string; id: string } | null): void {
  if (item) viewerList('products', 'ownedOnly').set(cache, item, true);
}

export const setProductWishlisted = defineAction(
  graphql(/* GraphQL */ `
    mutation SetProductWishlisted($input: SetProductWishlistedInput!) {
      setProductWishlisted(input: $input) {
        product {
          id
          viewerHasWishlisted
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { productId: id, wishlisted } }, cache) => ({
    product: { __typename: cachedItem(cache, id).__typename, id, viewerHasWishlisted: wishlisted },
  }),
  update: (cache, { product }, { input: { wishlisted } }) =>
    viewerList('products', 'wishlistedOnly').set(cache, product!, wishlisted),
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
          downloads
          viewerOwns
          ... on Course {
            enrollments
          }
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { productId } }, cache) => {
    const product = ownedItem(cache, productId);
    return { product: { ...product, downloads: product.downloads + 1 } };
  },
  update: (cache, { product }) => addToLibrary(cache, product),
  notice: { title: 'Download started', description: 'Your file will be downloaded shortly.' },
});

export const buyProduct = defineAction(
  graphql(/* GraphQL */ `
    mutation BuyProduct($input: BuyProductInput!) {
      buyProduct(input: $input) {
        product {
          id
          viewerOwns
          ... on Course {
            enrollments
          }
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { productId } }, cache) => ({ product: ownedItem(cache, productId) }),
  update: (cache, { product }) => addToLibrary(cache, product),
  notice: {
    title: 'Purchased',
    description: 'It is in your library. Payments are simulated: nothing was charged.',
  },
});

const courseFragment = graphql(/* GraphQL */ `
  fragment EnrolledCourse on Course {
    id
    title
    enrollments
  }
`);

export const enrollInCourse = defineAction(
  graphql(/* GraphQL */ `
    mutation EnrollInCourse($input: EnrollInCourseInput!) {
      enrollInCourse(input: $input) {
        course {
          id
          title
          enrollments
          viewerOwns
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { courseId } }, cache) => {
    const course = readCachedOrThrow(cache, courseFragment, `Course:${courseId}`);
    return { course: { ...course, enrollments: course.enrollments + 1, viewerOwns: true } };
  },
  update: (cache, { course }) => addToLibrary(cache, course),
  notice: ({ course }) => ({ title: "You're enrolled", description: course?.title ?? '' }),
});

const lessonsFragment = graphql(/* GraphQL */ `
  fragment LessonsDone on Course {
    id
    completedLessons
  }
`);

const lessonFragment = graphql(/* GraphQL */ `
  fragment LessonDone on CourseLesson {
    id
    viewerHasCompleted
  }
`);

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
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  simulate: ({ input: { courseId, lessonId, completed } }, cache) => {
    const course = readCachedOrThrow(cache, lessonsFragment, `Course:${courseId}`);
    const lesson = readCachedOrThrow(cache, lessonFragment, `CourseLesson:${lessonId}`);
    const growth = Number(completed) - Number(lesson.viewerHasCompleted);
    return {
      lesson: { ...lesson, viewerHasCompleted: completed },
      course: { ...course, completedLessons: course.completedLessons + growth },
    };
  },
});
