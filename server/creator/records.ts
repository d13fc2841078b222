import type { CreatorProduct, CreatorWeek } from '../../schema/generated/types.ts';

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
export interface CreatorProductRecord
  extends
    ProductFiguresRecord,
    Omit<
      CreatorProduct,
      'category' | 'durationMinutes' | 'isFree' | 'shopItem' | keyof ProductFiguresRecord
    > {
  /** When it was last submitted for review in live mode; absent otherwise. */
  submittedAt?: string;
}

export type CreatorWeekRecord = Omit<CreatorWeek, 'startsAt'> & { start: string };

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
