import { shopCategoryChoices } from '../../generated/product.ts';
import type { CategoryFamily, ShopCategory } from '../../generated/types.ts';

/** Splits the categories: those named here are of courses, and `shop` has all others. */
const {
  AI_AUTOMATION,
  WEB_DEVELOPMENT,
  DESIGN_BRANDING,
  MARKETING_SEO,
  BUSINESS_STARTUPS,
  SOCIAL_MEDIA,
  PRODUCTIVITY_MINDSET,
  HEALTH_WELLNESS,
  FREELANCING_GIGS,
  FINANCE_INVESTING,
  WRITING_CONTENT,
  ...shop
} = shopCategoryChoices;
const course = {
  AI_AUTOMATION,
  WEB_DEVELOPMENT,
  DESIGN_BRANDING,
  MARKETING_SEO,
  BUSINESS_STARTUPS,
  SOCIAL_MEDIA,
  PRODUCTIVITY_MINDSET,
  HEALTH_WELLNESS,
  FREELANCING_GIGS,
  FINANCE_INVESTING,
  WRITING_CONTENT,
};

/** The categories of each family in the order of their tabs, and the tab that shows all of them. */
export const families = {
  SHOP: { all: { id: 'all', label: 'All Products' }, choices: shop },
  COURSE: { all: { id: 'all-courses', label: 'All Courses' }, choices: course },
} as const satisfies Record<CategoryFamily, unknown>;

export const categoryLabel = (category: ShopCategory): string => shopCategoryChoices[category].label;
