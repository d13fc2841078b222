import type { CreateGigInput, Gig, GigCategory, GigPackage, OrderGigInput } from '../../generated/types.ts';
import type { Bounds } from '../bounds.ts';
import { listedWords } from '../words.ts';

export const gigBounds = {
  title: { min: 5, max: 100 },
  description: { min: 20, max: 5_000 },
  startingPrice: { min: 5, max: 100_000 },
  deliveryDays: { min: 1, max: 90 },
  tags: { max: 10, maxLength: 30 },
} satisfies Bounds<CreateGigInput>;

export const orderBounds = { requirements: { max: 2_000 } } satisfies Bounds<OrderGigInput>;

/** The input has no picture. */
const pictures: Record<GigCategory, string> = {
  DESIGN: '/art/ui-fern-61.svg',
  DEVELOPMENT: '/art/code-moss-10.svg',
  MARKETING: '/art/chart-fern-44.svg',
  WRITING: '/art/page-rowan-23.svg',
  VIDEO: '/art/wave-heather-28.svg',
};

/** Fields that depend on the reader or the seller, formatted texts, and lists of other objects. */
type Derived =
  | 'id'
  | 'price'
  | 'priceText'
  | 'productType'
  | 'deliveryTime'
  | 'creator'
  | 'seller'
  | 'packages'
  | 'reviews'
  | 'reviewSummary'
  | 'comparison'
  | 'faq'
  | 'portfolio'
  | 'moreBySeller'
  | 'similar'
  | 'viewerHasWishlisted'
  | 'viewerHasAlert'
  | 'viewerOrder'
  | 'viewerIsSeller';

/** A gig as it is created. A new field of Gig does not compile until it has a value here. */
export const createdGig = (input: CreateGigInput): Omit<Gig, Derived> => ({
  title: input.title,
  image: pictures[input.category],
  imageAlt: null,
  startingPrice: input.startingPrice,
  deliveryDays: input.deliveryDays,
  description: input.description,
  category: input.category,
  tags: listedWords(input.tags ?? ''),
  vettedFor: [],
});

/** The only package of a new gig. */
export const basicPackage = ({
  startingPrice,
  deliveryDays,
}: CreateGigInput): Pick<
  GigPackage,
  'price' | 'deliveryDays' | 'description' | 'revisions' | 'features'
> => ({
  price: startingPrice,
  deliveryDays,
  description: 'Everything in the description.',
  revisions: 0,
  features: [],
});
