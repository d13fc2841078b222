import type { ApolloCache } from '@apollo/client';
import { viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import { known } from './known.ts';
import { action } from './stub.ts';

const fragment = graphql(/* GraphQL */ `
  fragment KnownItem on ShopItem {
    id
    downloads
    ... on Course {
      enrollments
    }
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
