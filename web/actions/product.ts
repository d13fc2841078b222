import type { ApolloCache } from '@apollo/client';
import { viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { known } from './known.ts';
import { action } from './stub.ts';

const fragment = graphql(/* GraphQL */ `
  fragment KnownItem on ShopItem {
    id
    downloads
  }
`);

/** A product or course as this tab knows it: an id alone does not tell which of the two it is. */
const knownItem = (cache: ApolloCache, id: string) =>
  cache.readFragment({ fragment, id: `Course:${id}` }) ?? known(cache, fragment, `Product:${id}`);

export const setProductWishlisted = action(
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
  answer: ({ input: { productId: id, wishlisted } }, cache) => ({
    product: { __typename: knownItem(cache, id).__typename, id, viewerHasWishlisted: wishlisted },
  }),
  update: (cache, { product }, { input: { wishlisted } }) =>
    viewerList('products', 'wishlistedOnly').set(cache, product!, wishlisted),
  notice: (_payload, { input: { wishlisted } }) =>
    wishlisted
      ? { title: 'Added to wishlist', description: 'This product has been added to your wishlist.' }
      : { title: 'Removed from wishlist' },
});

export const downloadProduct = action(
  graphql(/* GraphQL */ `
    mutation DownloadProduct($input: DownloadProductInput!) {
      downloadProduct(input: $input) {
        product {
          id
          downloads
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
  answer: ({ input: { productId: id } }, cache) => {
    const { __typename, downloads } = knownItem(cache, id);
    return { product: { __typename, id, downloads: downloads + 1, viewerOwns: true } };
  },
  notice: { title: 'Download started', description: 'Your file will be downloaded shortly.' },
});

export const buyProduct = action(
  graphql(/* GraphQL */ `
    mutation BuyProduct($input: BuyProductInput!) {
      buyProduct(input: $input) {
        product {
          id
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
  answer: ({ input: { productId: id } }, cache) => ({
    product: { __typename: knownItem(cache, id).__typename, id, viewerOwns: true },
  }),
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

export const enrollInCourse = action(
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
  answer: ({ input: { courseId } }, cache) => {
    const course = known(cache, courseFragment, `Course:${courseId}`);
    return { course: { ...course, enrollments: course.enrollments + 1, viewerOwns: true } };
  },
  notice: ({ course }) => ({ title: 'You are enrolled', description: course?.title ?? '' }),
});
