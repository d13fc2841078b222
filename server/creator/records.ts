import type {
  CreatorProductStatus,
  CreatorProductType,
  DifficultyLevel,
  ProductVisibility,
  ShopCategory,
} from '../generated/resolvers.ts';

/** A product as its creator sees it; the category's label and the price of 0 for 'free' are derived. */
export interface CreatorProductRecord {
  /** Shared with the product of the shop once Live. */
  id: string;
  title: string;
  shortDescription: string;
  fullDescription: string;
  categoryId: ShopCategory;
  status: CreatorProductStatus;
  visibility: ProductVisibility;
  /** USD with cents; 0 is free. */
  price: number;
  /** A media type, unlike the shop's kinds of files. */
  fileType: string | null;
  productType: CreatorProductType;
  difficultyLevel: DifficultyLevel | null;
  duration: string | null;
  showPreviews: boolean | null;
  views: number;
  downloads: number;
  earnings: number;
  createdAt: string;
  thumbnail: string | null;
  tags: string[];
}

/** What seven days have brought. */
export interface CreatorWeekRecord {
  start: string;
  downloads: number;
  /** USD with cents. */
  earnings: number;
}

/** All products of one creator, newest first; the totals are derived. */
export interface CreatorDashboardRecord {
  all: readonly CreatorProductRecord[];
  /** Twelve, oldest first. */
  weeks: CreatorWeekRecord[];
}
