import type { Course, CourseLesson, Product, ProductVisibility } from '../../schema/generated/types.ts';

/** A digital product without the texts that are derived from its price, category and seller. */
export interface ProductRecord extends Omit<
  Product,
  | 'categoryLabel'
  | 'creator'
  | 'creatorProduct'
  | 'imageUrl'
  | 'isIndexed'
  | 'priceText'
  | 'productType'
  | 'reviewCount'
  | 'seller'
  | 'similarItems'
  | 'viewerHasWishlisted'
  | 'viewerOwns'
> {
  sellerId: string;
  /** When the creator has deleted it; only people who own a copy still see it. */
  deletedAt?: string;
  /** PUBLIC unless given. PRIVATE: no list has it. DRAFT: only the creator and people who own a copy still see it. */
  visibility?: ProductVisibility;
}

export interface CourseRecord
  extends ProductRecord, Pick<Course, 'duration' | 'difficultyLevel' | 'enrollments'> {
  modules: ModuleRecord[];
}

export interface ModuleRecord {
  title: string;
  lessons: Pick<LessonRecord, 'title'>[];
}

/** A stored lesson has its title alone: `modulesOf` adds the id, which is unique among the lessons of all courses. */
export type LessonRecord = Omit<CourseLesson, 'viewerHasCompleted'>;

export type ShopItemRecord = ProductRecord | CourseRecord;

/** A purchase of a product, or an enrollment in a course. The stored record has the buyer as its `ownerId`. */
export interface PurchaseRecord {
  id: string;
  /** The id of the product or course. */
  itemId: string;
  /** What the buyer has paid, USD with cents. */
  price: number;
  boughtAt: string;
}
