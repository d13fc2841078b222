import type { FaqItem, GigCategory, PackageTier, PortfolioItem, ReviewUser } from '../generated/resolvers.ts';

/** A gig without what is derived: texts of price and delivery, review figures, the rows fixed by tier. */
export interface GigRecord {
  id: string;
  title: string;
  sellerId: string;
  image: string;
  imageAlt: string | null;
  description: string;
  category: GigCategory;
  tags: string[];
  basic: PackageRecord;
  standard: PackageRecord;
  premium: PackageRecord;
  /** Rows of the comparison beyond those that are fixed by tier: a text, or else included or not. */
  comparisonRows: readonly ComparisonRecord[];
  faq: FaqItem[];
  reviewed: readonly ReviewRecord[];
  /** Averages of what buyers rated: communication, quality, value; 1.0 to 5.0. */
  criteria: readonly [communication: number, quality: number, value: number];
  vettedFor: string[];
  portfolio: PortfolioItemRecord[];
}

export interface PackageRecord {
  price: number;
  deliveryDays: number;
  description: string;
  features: string[];
}

type Cell = boolean | string;

/** What is compared, then the cells of Basic, Standard and Premium. */
export type ComparisonRecord = readonly [name: string, basic: Cell, standard: Cell, premium: Cell];

/** What is known of a seller beyond the person. */
export interface SellerRecord {
  /** The id of the person. */
  id: string;
  languages: string[];
  memberSince: string;
  responseTime: string;
  ordersCompleted: number;
}

export interface ReviewRecord {
  id: string;
  user: ReviewUser;
  rating: number;
  date: string;
  comment: string;
  sellerResponse: SellerResponseRecord | null;
}

export interface SellerResponseRecord {
  text: string;
  date: string;
}

export type PortfolioItemRecord = PortfolioItem;

/** An order of the viewer's. */
export interface GigOrderRecord {
  gigId: string;
  tier: PackageTier;
}
