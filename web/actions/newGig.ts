import { graphql } from '../generated/gql.ts';
import type { CreateGigInput, KnownSellerFragment, CompleteGigFragment } from '../generated/graphql.ts';
import { formatDollars } from '../../schema/rules/numbers.ts';
import { createdGig, offeredTerms } from '../../schema/rules/gig/input.ts';
import { comparisonOf, gigPackages, ownRowsOf, type GigTerms } from '../../schema/rules/gig/packages.ts';
import { localId } from './localId.ts';
import type { Viewer } from './viewer.ts';

/** What a gig offers in each package. */
graphql(/* GraphQL */ `
  fragment GigTerms on Gig {
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
        description
        deliveryTime
        deliveryDays
        tierDeliveryTime
        revisions
        features
      }
      premium {
        price
        description
        deliveryTime
        deliveryDays
        tierDeliveryTime
        revisions
        features
      }
    }
    comparison {
      name
      basic {
        text
        included
      }
      standard {
        text
        included
      }
      premium {
        text
        included
      }
    }
  }
`);

/** The plain fields of a gig that follow from its form. */
graphql(/* GraphQL */ `
  fragment EnteredGig on Gig {
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
  }
`);

/** All fields of a gig that screens query. An object of this tab has no other source. */
graphql(/* GraphQL */ `
  fragment CompleteGig on Gig {
    id
    ...EnteredGig @unmask
    creator {
      id
      name
      avatar
      title
      ...KnownSeller @unmask
      person {
        id
        name
        contact {
          id
        }
        isFormerMember
      }
    }
    ...GigTerms @unmask
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
    isOpen
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

/** What decides the fields that the form does not ask for. */
interface Before {
  packages: Partial<GigTerms>;
  comparison: Parameters<typeof ownRowsOf>[0];
}

/** The fields of a gig that follow from its form. A changed gig keeps what the form does not ask for. */
export function enteredGig(input: CreateGigInput, before?: Before) {
  const fields = createdGig(input);
  const terms = offeredTerms(input, before?.packages);
  const { basic, standard, premium } = gigPackages(terms);
  const typed = <P extends object>(offer: P) => ({ ...offer, __typename: 'GigPackage' as const });
  const cell = <C extends object>(value: C) => ({ ...value, __typename: 'ComparisonValue' as const });
  return {
    ...fields,
    price: `Starting at ${formatDollars(fields.startingPrice)}`,
    deliveryTime: basic.deliveryTime,
    packages: {
      __typename: 'GigPackages' as const,
      basic: typed(basic),
      standard: standard ? typed(standard) : null,
      premium: premium ? typed(premium) : null,
    },
    comparison: comparisonOf(terms, ownRowsOf(before?.comparison ?? [])).map((row) => ({
      __typename: 'ComparisonRow' as const,
      name: row.name,
      basic: cell(row.basic),
      standard: cell(row.standard),
      premium: cell(row.premium),
    })),
  };
}

/** A gig of the viewer. Seller details come from the viewer's other gigs. */
export function newGig(
  input: CreateGigInput,
  viewer: Viewer,
  known: Partial<KnownSellerFragment> | null,
): CompleteGigFragment {
  const id = localId('gig');
  return {
    ...enteredGig(input),
    __typename: 'Gig',
    id,
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
      person: {
        __typename: 'Person',
        id: viewer.id,
        name: viewer.name,
        contact: null,
        isFormerMember: false,
      },
    },
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
