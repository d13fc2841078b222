import type { CreateGigInput, Gig, GigCategory, GigPackageInput } from '../../generated/types.ts';
import { listedWords } from '../words.ts';
import type { GigTerms, PackageTerms } from './packages.ts';

/** The picture of a gig without an own one. */
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

/** A new field of Gig does not compile until it has a value here. */
export const createdGig = (input: CreateGigInput): Omit<Gig, Derived> => ({
  title: input.title,
  image: input.image || pictures[input.category],
  imageAlt: input.imageAlt || null,
  startingPrice: input.startingPrice,
  deliveryDays: input.deliveryDays,
  description: input.description,
  category: input.category,
  tags: listedWords(input.tags ?? ''),
  vettedFor: [],
  isOpen: true,
});

/** The description of a Basic package for which the input has none. */
export const basicDescription = 'Everything in the description.';

/** The terms of a gig's packages, as the form says them. Features are not part of it, so they stay. */
export function offeredTerms(
  { startingPrice, deliveryDays, ...input }: CreateGigInput,
  before?: Partial<GigTerms>,
): GigTerms {
  const [standard, premium] = input.morePackages ?? [];
  const terms = (entered: GigPackageInput, tier: keyof GigTerms): PackageTerms => ({
    ...entered,
    features: before?.[tier]?.features ?? [],
  });
  const basic = {
    price: startingPrice,
    deliveryDays,
    description: input.basicDescription || basicDescription,
  };
  return {
    basic: terms(basic, 'basic'),
    standard: standard ? terms(standard, 'standard') : null,
    premium: premium ? terms(premium, 'premium') : null,
  };
}

/** Whether a picture is that of a category, and not an own one. */
export const isCategoryPicture = (image: string): boolean => Object.values(pictures).includes(image);
