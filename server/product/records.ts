import type {
  DifficultyLevel,
  FileType,
  ProductVisibility,
  ShopCategory,
} from '../../schema/generated/types.ts';

/** A digital product without the texts that are derived from its price, category and seller. */
export interface ProductRecord {
  id: string;
  title: string;
  description: string;
  fullDescription: string | null;
  /** USD with cents; 0 is free. */
  price: number;
  image: string;
  imageAlt: string | null;
  category: ShopCategory;
  sellerId: string;
  rating: number;
  reviews: number;
  /** 0 to 100. */
  popularity: number;
  recommended: boolean;
  downloads: number;
  tags: string[];
  fileType: FileType;
  createdAt: string;
  updatedAt: string | null;
  featured: boolean;
  additionalFeatures: string[];
  /** When the creator has deleted it; only people who own a copy still see it. */
  deletedAt?: string;
  /** PUBLIC unless given. PRIVATE: no list has it. DRAFT: only the creator and people who own a copy still see it. */
  visibility?: ProductVisibility;
}

export interface CourseRecord extends ProductRecord {
  duration: string;
  difficultyLevel: DifficultyLevel;
  modules: ModuleRecord[];
  enrollments: number;
}

export interface ModuleRecord {
  title: string;
  lessons: Pick<LessonRecord, 'title'>[];
}

export interface LessonRecord {
  /** Unique among the lessons of all courses. */
  id: string;
  title: string;
}

export type ShopItemRecord = ProductRecord | CourseRecord;

/** A purchase of a product, or an enrollment in a course. */
export interface PurchaseRecord {
  id: string;
  /** The id of the product or course. */
  itemId: string;
  /** What the buyer has paid, USD with cents. */
  price: number;
  boughtAt: string;
}
