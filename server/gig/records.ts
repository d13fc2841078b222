import type { ComparisonTerms, PackageTerms } from '../../schema/rules/gig/packages.ts';
import type {
  FaqItem,
  GigCategory,
  GigOrderStatus,
  PackageTier,
  PortfolioItem,
  ReviewUser,
} from '../../schema/generated/types.ts';

/** A gig without derived fields: texts of price and delivery, review figures, the rows fixed by tier. */
export interface GigRecord {
  id: string;
  title: string;
  sellerId: string;
  image: string;
  imageAlt: string | null;
  description: string;
  category: GigCategory;
  tags: string[];
  basic: PackageTerms;
  standard: PackageTerms | null;
  premium: PackageTerms | null;
  /** The gig's own rows of the comparison table: a text, or whether it is included. */
  comparisonRows: readonly ComparisonTerms[];
  faq: FaqItem[];
  reviewed: readonly ReviewRecord[];
  /** Average ratings of buyers: communication, quality, value; 1.0 to 5.0. */
  criteria: readonly [communication: number, quality: number, value: number];
  vettedFor: string[];
  portfolio: PortfolioItemRecord[];
  isOpen: boolean;
  /** Whether the sample contains it. My Gigs lists the created gigs only. */
  isSample: boolean;
}

/** The data of a seller beyond the person. */
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

export interface GigOrderRecord {
  id: string;
  gigId: string;
  buyerId: string;
  tier: PackageTier;
  price: number;
  requirements: string | null;
  status: GigOrderStatus;
  orderedAt: string;
  dueAt: string;
  /** When its status was last changed; absent if it never was. */
  changedAt?: string;
}
