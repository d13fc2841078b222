import type { ComparisonTerms, PackageTerms } from '../../schema/rules/gig/packages.ts';
import type {
  Gig,
  GigCreator,
  GigOrder,
  PortfolioItem,
  Review,
  SellerResponse,
} from '../../schema/generated/types.ts';

/** A gig without derived fields: texts of price and delivery, review figures, the rows fixed by tier. */
export interface GigRecord extends Pick<
  Gig,
  'id' | 'title' | 'image' | 'imageAlt' | 'description' | 'category' | 'tags' | 'faq' | 'vettedFor' | 'isOpen'
> {
  sellerId: string;
  basic: PackageTerms;
  standard: PackageTerms | null;
  premium: PackageTerms | null;
  /** The gig's own rows of the comparison table: a text, or whether it is included. */
  comparisonRows: readonly ComparisonTerms[];
  reviewed: readonly ReviewRecord[];
  /** Average ratings of buyers: communication, quality, value; 1.0 to 5.0, or 0 without reviews. */
  criteria: readonly [communication: number, quality: number, value: number];
  portfolio: PortfolioItemRecord[];
  /** Whether the sample contains it. My Gigs lists the created gigs only. */
  isSample: boolean;
}

/** A previous work; the numbers are read from its texts. */
export type PortfolioItemRecord = Omit<
  PortfolioItem,
  `cost${'Min' | 'Max'}` | `durationDays${'Min' | 'Max'}`
>;

/** The data of a seller beyond the person. The id is that of the person. */
export type SellerRecord = Pick<GigCreator, 'id' | 'languages' | 'memberSince' | 'responseTime'> & {
  ordersCompleted: number;
};

export interface ReviewRecord extends Omit<Review, 'postedAgo' | 'sellerResponse'> {
  sellerResponse: SellerResponseRecord | null;
}

export type SellerResponseRecord = Omit<SellerResponse, 'postedAgo' | 'postedAt'> & { date: string };

export interface GigOrderRecord extends Omit<
  GigOrder,
  'gig' | 'buyer' | 'changedAt' | 'changedAgo' | 'isPastDue' | 'orderedAgo'
> {
  gigId: string;
  buyerId: string;
  /** When its status was last changed; absent if it never was. */
  changedAt?: string;
}
