import type { ApolloCache } from '@apollo/client';
import { createdList, listWithin, viewerList } from '../apollo/viewerLists.ts';
import { graphql } from '../generated/gql.ts';
import type { CreateGigInput, GigCategory } from '../generated/graphql.ts';
import { localId } from './localId.ts';
import { action } from './stub.ts';
import { readViewer } from './viewer.ts';
import { counted } from '../ui/format.ts';

/** A picture for gigs that bring none. */
const pictures: Record<GigCategory, string> = {
  DESIGN: '/art/ui-fern-61.svg',
  DEVELOPMENT: '/art/code-moss-10.svg',
  MARKETING: '/art/chart-fern-44.svg',
  WRITING: '/art/page-rowan-23.svg',
  VIDEO: '/art/wave-heather-28.svg',
};

/** What the tab knows of the viewer as a seller, from other gigs of theirs. */
const sellerFragment = graphql(/* GraphQL */ `
  fragment KnownSeller on GigCreator {
    id
    about
    country
    languages
    memberSince
    responseTime
    ordersCompleted
    rating
    reviews
  }
`);

const sellerOf = (cache: ApolloCache, id: string) => {
  const { name, avatar, headline } = readViewer(cache);
  const known = cache.readFragment({
    fragment: sellerFragment,
    id: `GigCreator:${id}`,
    returnPartialData: true,
  });
  return {
    about: '',
    country: '',
    languages: [],
    memberSince: '',
    responseTime: '',
    ordersCompleted: 0,
    rating: 0,
    reviews: 0,
    ...known,
    __typename: 'GigCreator' as const,
    name,
    avatar,
    title: headline,
  };
};

/** What the detail page fixes by tier. */
const fixed = {
  basic: { tier: 'BASIC', tierDeliveryTime: '10 days', revisions: 0, competitors: 1 },
  standard: { tier: 'STANDARD', tierDeliveryTime: '14 days', revisions: 1, competitors: 1 },
  premium: { tier: 'PREMIUM', tierDeliveryTime: '14 days', revisions: 1, competitors: 2 },
} as const;
type Tier = keyof typeof fixed;

/** The form asks for one price: it holds for all three packages, which differ by what their tier fixes. */
const offer = (tier: Tier, { startingPrice }: CreateGigInput) => ({
  __typename: 'GigPackage' as const,
  price: startingPrice,
  description:
    tier === 'basic' ? 'All that the description says.' : 'All that the description says, with 1 revision.',
  tierDeliveryTime: fixed[tier].tierDeliveryTime,
  revisions: fixed[tier].revisions,
  features: [],
});

const row = (name: string, value: (tier: (typeof fixed)[Tier]) => string | number) => {
  const cell = (tier: Tier) => ({
    __typename: 'ComparisonValue' as const,
    text: String(value(fixed[tier])),
    included: true,
  });
  return {
    __typename: 'ComparisonRow' as const,
    name,
    basic: cell('basic'),
    standard: cell('standard'),
    premium: cell('premium'),
  };
};

const unrated = { __typename: 'CriterionRating', rating: 0 } as const;
const criteria = [
  { ...unrated, criterion: 'SELLER_COMMUNICATION' as const, label: 'Seller communication' },
  { ...unrated, criterion: 'QUALITY_OF_DELIVERY' as const, label: 'Quality of delivery' },
  { ...unrated, criterion: 'VALUE_OF_DELIVERY' as const, label: 'Value of delivery' },
];

/** Creates a gig in this tab: complete, so that its card and its page need nothing from the server. */
export const createGig = action(
  graphql(/* GraphQL */ `
    mutation CreateGig($input: CreateGigInput!) {
      createGig(input: $input) {
        gig {
          id
          title
          description
          tags
          category
          startingPrice
          deliveryDays
          faq {
            question
            answer
          }
          vettedFor
          ...ContactSeller_gig
          ...GigHeader_gig
          ...GigPicture_gig
          ...PackagesPanel_gig
          ...SellerLink_gig
          ...ComparePackages_gig
          ...GigReviews_gig
          ...Portfolio_gig
          ...SellerCard_gig
          ...GigCard_gig
        }
        userErrors {
          field
          message
        }
      }
    }
  `),
).with({
  answer: ({ input }, cache) => {
    const id = localId('gig');
    const viewer = readViewer(cache);
    return {
      gig: {
        __typename: 'Gig',
        id,
        title: input.title,
        category: input.category,
        image: pictures[input.category],
        imageAlt: null,
        price: `Starting at $${input.startingPrice}`,
        startingPrice: input.startingPrice,
        deliveryTime: counted(input.deliveryDays, 'day'),
        deliveryDays: input.deliveryDays,
        description: input.description,
        tags: (input.tags ?? '').split(', ').filter(Boolean),
        creator: {
          ...sellerOf(cache, viewer.id),
          // Not the id of the person: what is made up here must not stand for what the server knows.
          id: `${id}-seller`,
          person: { __typename: 'Person', id: viewer.id, contact: null },
        },
        packages: {
          __typename: 'GigPackages',
          basic: offer('basic', input),
          standard: offer('standard', input),
          premium: offer('premium', input),
        },
        comparison: [
          row('Delivery time', ({ tierDeliveryTime }) => tierDeliveryTime),
          row('Revisions', ({ revisions }) => revisions),
          row('Competitors analyzed', ({ competitors }) => competitors),
        ],
        faq: [],
        reviews: { __typename: 'ReviewConnection', totalCount: 0, nodes: [] },
        reviewSummary: {
          __typename: 'ReviewSummary',
          average: 0,
          count: 0,
          breakdown: [5, 4, 3, 2, 1].map((stars) => ({ __typename: 'StarCount', stars, count: 0 })),
          criteria,
        },
        vettedFor: [],
        portfolio: [],
        viewerHasWishlisted: false,
        viewerHasAlert: false,
        viewerIsSeller: true,
      },
    };
  },
  update: (cache, { gig }) => {
    if (!gig) return;
    viewerList('gigs', 'mineOnly').set(cache, gig, true);
    createdList('gigs').set(cache, gig, true);
    listWithin('Profile', readViewer(cache).id, 'gigs').set(cache, gig, true);
  },
});
