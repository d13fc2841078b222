import type { DifficultyLevel, ProductFilter, ShopCategory } from '../../generated/types.ts';
import type { Conditions, ViewerCondition } from '../conditions.ts';

export interface FilteredProduct {
  title: string;
  description: string;
  creatorName: string;
  price: number;
  category: ShopCategory;
  isCourse: boolean;
  /** Only courses have one. */
  difficultyLevel?: DifficultyLevel;
}

export const productConditions = {
  query: { words: ({ title, description, creatorName }) => [title, description, creatorName] },
  type: { values: ({ isCourse }) => (isCourse ? 'COURSE' : 'OTHER') },
  price: { values: ({ price }) => (price === 0 ? 'FREE' : 'PAID') },
  level: { values: ({ difficultyLevel }) => difficultyLevel ?? null },
  // The shop's tab 'Courses' lists every course, and the products of its own category.
  category: { values: ({ category, isCourse }) => (isCourse ? [category, 'COURSES'] : category) },
  wishlistedOnly: { viewer: true },
  ownedOnly: { viewer: true },
} satisfies Conditions<ProductFilter, FilteredProduct>;

export type SearchedProductFilter = Omit<ProductFilter, ViewerCondition<typeof productConditions>>;
