import type {
  DifficultyLevel,
  ProductSort,
  ShopCategory,
  ShopItemType,
  ShopPrice,
  ShopScreenQueryVariables,
} from '../../generated/graphql.ts';
import { oneOf, page, sorts, tabs, text, type Meanings } from '../../lists/searchFields.ts';
import { ownPageSize } from '../../lists/pages.ts';
import { defineSearch, omitUndefined, type SearchState } from '../../lists/searchState.ts';

const shopCategories = {
  all: undefined,
  courses: 'COURSES',
  'ai-agents': 'AI_AGENTS',
  ebooks: 'EBOOKS',
  notion: 'NOTION',
  spreadsheets: 'SPREADSHEETS',
  design: 'DESIGN',
  legal: 'LEGAL',
  startup: 'STARTUP',
  social: 'SOCIAL',
  resume: 'RESUME',
  coding: 'CODING',
  marketing: 'MARKETING',
  presentations: 'PRESENTATIONS',
  freebies: 'FREEBIES',
} as const satisfies Meanings<ShopCategory>;

const courseCategories = {
  'all-courses': undefined,
  'ai-automation': 'AI_AUTOMATION',
  'web-development': 'WEB_DEVELOPMENT',
  'design-branding': 'DESIGN_BRANDING',
  'marketing-seo': 'MARKETING_SEO',
  'business-startups': 'BUSINESS_STARTUPS',
  'social-media': 'SOCIAL_MEDIA',
  'productivity-mindset': 'PRODUCTIVITY_MINDSET',
  'health-wellness': 'HEALTH_WELLNESS',
  'freelancing-gigs': 'FREELANCING_GIGS',
  'finance-investing': 'FINANCE_INVESTING',
  'writing-content': 'WRITING_CONTENT',
} as const satisfies Meanings<ShopCategory>;

const declared = defineSearch('/shop', {
  q: text(200),
  type: oneOf({ all: undefined, course: 'COURSE', other: 'OTHER' } satisfies Meanings<ShopItemType>),
  price: oneOf({ all: undefined, free: 'FREE', paid: 'PAID' } satisfies Meanings<ShopPrice>),
  level: oneOf({
    all: undefined,
    beginner: 'BEGINNER',
    intermediate: 'INTERMEDIATE',
    advanced: 'ADVANCED',
  } satisfies Meanings<DifficultyLevel>),
  category: oneOf({ ...shopCategories, ...courseCategories }),
  sort: sorts({
    popular: undefined,
    recent: 'RECENT',
    recommended: 'RECOMMENDED',
    'top-rated': 'TOP_RATED',
  } satisfies Meanings<ProductSort>),
  wishlist: tabs('any', 'only'),
  page,
});
export type ShopSearch = SearchState<typeof declared>;

/** Whether the tabs of courses show. */
export const isOfCourses = ({ category }: ShopSearch) => Object.hasOwn(courseCategories, category);

/** Levels and categories of courses go with the type: whoever leaves courses leaves them, too. */
const coherent = (search: ShopSearch): ShopSearch =>
  search.type === 'course'
    ? search
    : { ...search, level: 'all', ...(isOfCourses(search) && { category: 'all' }) };

/** What the address of the shop says. */
export const shopSearch = {
  ...declared,
  read: (parameters: URLSearchParams) => coherent(declared.read(parameters)),
  address: (search: Partial<ShopSearch>, at?: string) =>
    declared.address(coherent({ ...declared.defaults, ...search }), at),
};

/**
 * What choosing a category tab makes of a search. The tab 'courses' leads to the courses and their own tabs, any tab of
 * the shop back to its tabs; each of these but 'all' also lets go of the type.
 */
export function withTab(search: ShopSearch, tab: string): Partial<ShopSearch> {
  const begun = shopSearch.renewed(search);
  if (tab === 'courses') return { ...begun, type: 'course', category: 'all-courses' };
  const chosen = { ...begun, category: tab as ShopSearch['category'] };
  return tab === 'all' || isOfCourses(chosen) ? chosen : { ...chosen, type: 'all' };
}

/** The filters by what they are called on screen; their choices come with the data. */
export const filterLabels = { type: 'Type', price: 'Price', level: 'Level' } as const;

/** The contract has no texts for orders but those of its description. */
export const sortLabels: Readonly<Record<ShopSearch['sort'], string>> = {
  popular: 'Most Popular',
  recent: 'Recently Added',
  recommended: 'Recommended',
  'top-rated': 'Top Rated',
};

/** Products on one page of the list. */
export const pageSize = 12;

/** The wishlist is whole: no search narrows it. */
export function variablesOf(search: ShopSearch): ShopScreenQueryVariables {
  const own = { first: ownPageSize, ...omitUndefined({ page: shopSearch.values(search).page }) };
  if (search.wishlist === 'only') return { filter: { wishlistedOnly: true }, ...own };
  const { q: query, type, price, level, category, sort, page: number } = shopSearch.values(search);
  return {
    filter: omitUndefined({ query, type, price, level, category }),
    first: pageSize,
    ...omitUndefined({ sort, page: number }),
  };
}
