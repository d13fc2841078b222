import { graphql } from '../generated/gql.ts';
import type { CreateGigInput, KnownSellerFragment, CompleteGigFragment } from '../generated/graphql.ts';
import { formatCount, formatDollars } from '../ui/format.ts';
import { basicPackage, createdGig } from '../../schema/rules/gig/input.ts';
import { localId } from './localId.ts';
import type { Viewer } from './viewer.ts';

/** All fields of a gig that screens query. An object of this tab has no other source. */
graphql(/* GraphQL */ `
  fragment CompleteGig on Gig {
    id
    title
    image
    imageAlt
    price
    startingPrice
    deliveryTime
    deliveryDays
    description
    category
    tags
    creator {
      id
      name
      avatar
      title
      about
      country
      languages
      memberSince
      responseTime
      ordersCompleted
      rating
      reviews
      person {
        id
        name
        contact {
          id
        }
      }
    }
    packages {
      basic {
        price
        description
        deliveryTime
        deliveryDays
        tierDeliveryTime
        revisions
        features
      }
      standard {
        price
      }
      premium {
        price
      }
    }
    comparison {
      name
    }
    faq {
      question
      answer
    }
    reviews(first: 50) {
      totalCount
      nodes {
        id
      }
    }
    reviewSummary {
      average
      count
      breakdown {
        stars
        count
      }
      criteria {
        criterion
        label
        rating
      }
    }
    vettedFor
    portfolio {
      id
    }
    moreBySeller {
      id
    }
    similar {
      id
    }
    viewerHasWishlisted
    viewerHasAlert
    viewerOrder
    viewerIsSeller
  }
`);

const unrated = { __typename: 'CriterionRating', rating: 0 } as const;
const criteria = [
  { ...unrated, criterion: 'SELLER_COMMUNICATION' as const, label: 'Seller communication' },
  { ...unrated, criterion: 'QUALITY_OF_DELIVERY' as const, label: 'Quality of delivery' },
  { ...unrated, criterion: 'VALUE_OF_DELIVERY' as const, label: 'Value of delivery' },
];

/** A gig of the viewer with one price. Seller details come from the viewer's other gigs. */
export function newGig(
  input: CreateGigInput,
  viewer: Viewer,
  known: Partial<KnownSellerFragment> | null,
): CompleteGigFragment {
  const id = localId('gig');
  const { startingPrice, deliveryDays } = input;
  return {
    ...createdGig(input),
    __typename: 'Gig',
    id,
    price: `Starting at ${formatDollars(startingPrice)}`,
    deliveryTime: formatCount(deliveryDays, 'day'),
    creator: {
      about: '',
      country: '',
      languages: [],
      memberSince: '',
      responseTime: '',
      ordersCompleted: 0,
      rating: 0,
      reviews: 0,
      ...known,
      __typename: 'GigCreator',
      // Not the person's id: these invented values must not replace the server's in the cache.
      id: `${id}-seller`,
      name: viewer.name,
      avatar: viewer.avatar,
      title: viewer.headline,
      person: { __typename: 'Person', id: viewer.id, name: viewer.name, contact: null },
    },
    packages: {
      __typename: 'GigPackages',
      basic: {
        ...basicPackage(input),
        __typename: 'GigPackage',
        deliveryTime: formatCount(deliveryDays, 'day'),
        tierDeliveryTime: formatCount(deliveryDays, 'day'),
      },
      standard: null,
      premium: null,
    },
    comparison: [],
    faq: [],
    reviews: { __typename: 'ReviewConnection', totalCount: 0, nodes: [] },
    reviewSummary: {
      __typename: 'ReviewSummary',
      average: 0,
      count: 0,
      breakdown: [5, 4, 3, 2, 1].map((stars) => ({ __typename: 'StarCount', stars, count: 0 })),
      criteria,
    },
    portfolio: [],
    moreBySeller: [],
    similar: [],
    viewerHasWishlisted: false,
    viewerHasAlert: false,
    viewerOrder: null,
    viewerIsSeller: true,
  };
}
