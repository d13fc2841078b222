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

/** A product or course as this tab knows it: an id alone does not tell which of the two it is. */
const knownItem = (cache: ApolloCache, id: string) =>
  cache.readFragment({ fragment, id: `Course:${id}` }) ?? readCachedOrThrow(cache, fragment, `Product:${id}`);

/** It is the viewer's from now on; who did not have a course before is enrolled in it with that. */
function owned(cache: ApolloCache, productId: string) {
  const item = knownItem(cache, productId);
  if (item.__typename !== 'Course') return { ...item, viewerOwns: true };
  return { ...item, viewerOwns: true, enrollments: item.enrollments + (item.viewerOwns ? 0 : 1) };
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
    product: { __typename: knownItem(cache, id).__typename, id, viewerHasWishlisted: wishlisted },
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
    const product = owned(cache, productId);
    return { product: { ...product, downloads: product.downloads + 1 } };
  },
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
  simulate: ({ input: { productId } }, cache) => ({ product: owned(cache, productId) }),
  notice: {
    title: 'Redirecting to checkout',
    description: 'Please complete your purchase to access this product.',
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
  notice: ({ course }) => ({ title: "You're enrolled", description: course?.title ?? '' }),
});
