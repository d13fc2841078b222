import type {
  CategoryFamily,
  DifficultyLevel,
  ShopCategory,
  ShopItemType,
  ShopPrice,
} from '../generated/resolvers.ts';
import type { Choices } from '../shared/filterOptions.ts';

export const types: Choices<ShopItemType> = {
  COURSE: ['course', 'Courses'],
  OTHER: ['other', 'Other Products'],
};

export const prices: Choices<ShopPrice> = { FREE: ['free', 'Free'], PAID: ['paid', 'Paid'] };

export const levels: Choices<DifficultyLevel> = {
  BEGINNER: ['beginner', 'Beginner'],
  INTERMEDIATE: ['intermediate', 'Intermediate'],
  ADVANCED: ['advanced', 'Advanced'],
};

const shop = {
  COURSES: ['courses', 'Course PDFs & Tutorials'],
  AI_AGENTS: ['ai-agents', 'AI Agents'],
  EBOOKS: ['ebooks', 'eBooks & Guides'],
  NOTION: ['notion', 'Notion Templates'],
  SPREADSHEETS: ['spreadsheets', 'Excel & Google Sheet Templates'],
  DESIGN: ['design', 'Design Templates'],
  LEGAL: ['legal', 'Legal Docs & Business Packs'],
  STARTUP: ['startup', 'Startup Tools'],
  SOCIAL: ['social', 'Social Media Kits'],
  RESUME: ['resume', 'Resume & CV Templates'],
  CODING: ['coding', 'Coding Tools & Scripts'],
  MARKETING: ['marketing', 'Marketing & SEO Kits'],
  PRESENTATIONS: ['presentations', 'Presentation Templates'],
  FREEBIES: ['freebies', 'Freebies'],
} as const;

const course = {
  AI_AUTOMATION: ['ai-automation', 'AI & Automation'],
  WEB_DEVELOPMENT: ['web-development', 'Web Development'],
  DESIGN_BRANDING: ['design-branding', 'Design & Branding'],
  MARKETING_SEO: ['marketing-seo', 'Marketing & SEO'],
  BUSINESS_STARTUPS: ['business-startups', 'Business & Startups'],
  SOCIAL_MEDIA: ['social-media', 'Social Media'],
  PRODUCTIVITY_MINDSET: ['productivity-mindset', 'Productivity & Mindset'],
  HEALTH_WELLNESS: ['health-wellness', 'Health & Wellness'],
  FREELANCING_GIGS: ['freelancing-gigs', 'Freelancing & Gigs'],
  FINANCE_INVESTING: ['finance-investing', 'Finance & Investing'],
  WRITING_CONTENT: ['writing-content', 'Writing & Content Creation'],
} as const;

const both: Choices<ShopCategory> = { ...shop, ...course };

/** The categories of each family in the order of their tabs, and the tab that stands for all of them. */
export const families: Readonly<
  Record<CategoryFamily, { all: readonly [id: string, label: string]; choices: Choices<string> }>
> = {
  SHOP: { all: ['all', 'All Products'], choices: shop },
  COURSE: { all: ['all-courses', 'All Courses'], choices: course },
};

/** The text shown for a category of either family. */
export const labelOf = (category: ShopCategory): string => both[category][1];

/** The category with this id in URLs; none for 'all' and 'all-courses'. */
export const categoryOf: ReadonlyMap<string, ShopCategory> = new Map(
  Object.keys(both)
    .filter((key): key is ShopCategory => key in both)
    .map((category) => [both[category][0], category]),
);
