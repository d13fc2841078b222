import type {
  CreatorProductStatus,
  CreatorProductType,
  DifficultyLevel,
  ProductVisibility,
  ShopCategory,
} from '../../schema/generated/types.ts';

/** What the totals sum. Those of a deleted product stay. */
export interface ProductFiguresRecord {
  id: string;
  views: number;
  downloads: number;
  /** Purchases; those of the sample's products are their downloads. */
  sales: number;
  /** USD with cents. */
  earnings: number;
}

/** The creator's view of a product. The category's label and `isFree` (price 0) are derived. */
export interface CreatorProductRecord extends ProductFiguresRecord {
  /** The same as the shop item's id once the product is Live. */
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
  createdAt: string;
  thumbnail: string | null;
  tags: string[];
  /** When it was last submitted for review in live mode; absent otherwise. */
  submittedAt?: string;
}

export interface CreatorWeekRecord {
  start: string;
  downloads: number;
  /** USD with cents. */
  earnings: number;
}

/** What live mode has sold in one of the weeks. */
export interface SoldWeekRecord extends CreatorWeekRecord {
  id: string;
}

/** All products of one creator; the totals are derived. */
export interface CreatorDashboardRecord {
  /** Newest first. */
  all: readonly CreatorProductRecord[];
  totals: Omit<ProductFiguresRecord, 'id'>;
  /** Twelve, oldest first. */
  weeks: CreatorWeekRecord[];
}
