import type {
  CategoryFamily,
  ProductSort,
  ShopCategory,
  ShopItemType,
  ShopPrice,
} from '../../generated/types.ts';
import type { Choices } from '../choices.ts';

export const types = {
  COURSE: { id: 'course', label: 'Courses' },
  OTHER: { id: 'other', label: 'Other Products' },
} as const satisfies Choices<ShopItemType>;

export const prices = {
  FREE: { id: 'free', label: 'Free' },
  PAID: { id: 'paid', label: 'Paid' },
} as const satisfies Choices<ShopPrice>;

const shop = {
  COURSES: { id: 'courses', label: 'Course PDFs & Tutorials' },
  AI_AGENTS: { id: 'ai-agents', label: 'AI Agents' },
  EBOOKS: { id: 'ebooks', label: 'eBooks & Guides' },
  NOTION: { id: 'notion', label: 'Notion Templates' },
  SPREADSHEETS: { id: 'spreadsheets', label: 'Excel & Google Sheet Templates' },
  DESIGN: { id: 'design', label: 'Design Templates' },
  LEGAL: { id: 'legal', label: 'Legal Docs & Business Packs' },
  STARTUP: { id: 'startup', label: 'Startup Tools' },
  SOCIAL: { id: 'social', label: 'Social Media Kits' },
  RESUME: { id: 'resume', label: 'Resume & CV Templates' },
  CODING: { id: 'coding', label: 'Coding Tools & Scripts' },
  MARKETING: { id: 'marketing', label: 'Marketing & SEO Kits' },
  PRESENTATIONS: { id: 'presentations', label: 'Presentation Templates' },
  FREEBIES: { id: 'freebies', label: 'Freebies' },
} as const;

const course = {
  AI_AUTOMATION: { id: 'ai-automation', label: 'AI & Automation' },
  WEB_DEVELOPMENT: { id: 'web-development', label: 'Web Development' },
  DESIGN_BRANDING: { id: 'design-branding', label: 'Design & Branding' },
  MARKETING_SEO: { id: 'marketing-seo', label: 'Marketing & SEO' },
  BUSINESS_STARTUPS: { id: 'business-startups', label: 'Business & Startups' },
  SOCIAL_MEDIA: { id: 'social-media', label: 'Social Media' },
  PRODUCTIVITY_MINDSET: { id: 'productivity-mindset', label: 'Productivity & Mindset' },
  HEALTH_WELLNESS: { id: 'health-wellness', label: 'Health & Wellness' },
  FREELANCING_GIGS: { id: 'freelancing-gigs', label: 'Freelancing & Gigs' },
  FINANCE_INVESTING: { id: 'finance-investing', label: 'Finance & Investing' },
  WRITING_CONTENT: { id: 'writing-content', label: 'Writing & Content Creation' },
} as const;

const categories = { ...shop, ...course } as const satisfies Choices<ShopCategory>;

/** The categories of each family in the order of their tabs, and the tab that shows all of them. */
export const families = {
  SHOP: { all: { id: 'all', label: 'All Products' }, choices: shop },
  COURSE: { all: { id: 'all-courses', label: 'All Courses' }, choices: course },
} as const satisfies Record<CategoryFamily, unknown>;

export const categoryLabel = (category: ShopCategory): string => categories[category].label;

export const productSorts = {
  POPULAR: { id: 'popular', label: 'Most Popular' },
  RECENT: { id: 'recent', label: 'Recently Added' },
  RECOMMENDED: { id: 'recommended', label: 'Recommended' },
  TOP_RATED: { id: 'top-rated', label: 'Top Rated' },
} as const satisfies Choices<ProductSort>;
