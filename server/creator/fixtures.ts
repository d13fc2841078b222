import type { CourseRecord, ShopItemRecord } from '../product/records.ts';
import type { Clock } from '../shared/time.ts';
import type { CreatorProductRecord, CreatorWeekRecord } from './records.ts';

type Own = Pick<CreatorProductRecord, 'productType' | 'fileType' | 'views' | 'earnings'>;

/** Creates the creator's view of a shop item. It copies the shared fields from the item. */
const live = (item: ShopItemRecord, own: Own): CreatorProductRecord => ({
  id: item.id,
  title: item.title,
  shortDescription: item.description,
  fullDescription: item.fullDescription ?? item.description,
  categoryId: item.category,
  status: 'LIVE',
  visibility: 'PUBLIC',
  price: item.price,
  difficultyLevel: null,
  duration: null,
  showPreviews: null,
  downloads: item.downloads,
  sales: item.price > 0 ? item.downloads : 0,
  createdAt: item.createdAt,
  thumbnail: item.image,
  tags: item.tags,
  ...own,
});

const liveCourse = (
  course: CourseRecord,
  own: Omit<Own, 'productType' | 'fileType'>,
): CreatorProductRecord => ({
  ...live(course, { ...own, productType: 'COURSE', fileType: null }),
  difficultyLevel: course.difficultyLevel,
  duration: course.duration,
  showPreviews: true,
});

/** Fields of an unpublished product, which has no sales. */
const unpublished = {
  status: 'DRAFT',
  visibility: 'DRAFT',
  fileType: null,
  difficultyLevel: null,
  duration: null,
  showPreviews: null,
  views: 0,
  downloads: 0,
  sales: 0,
  earnings: 0,
  thumbnail: null,
} satisfies Partial<CreatorProductRecord>;

interface Shop {
  product: (id: string) => ShopItemRecord;
  course: (id: string) => CourseRecord;
}

/** The viewer's products: five in the shop, three drafts, two under review. */
export const creatorProducts = (
  { hoursAgo, daysAgo }: Clock,
  shop: Shop,
): readonly CreatorProductRecord[] => [
  live(shop.product('product-research-plan-kit'), {
    productType: 'TEMPLATE',
    fileType: 'application/zip',
    views: 9_840,
    earnings: 20_160,
  }),
  live(shop.product('product-notion-freelance-desk'), {
    productType: 'NOTION_KIT',
    fileType: 'application/zip',
    views: 6_215,
    earnings: 20_640,
  }),
  live(shop.product('product-pricing-for-quiet-people'), {
    productType: 'EBOOK',
    fileType: 'application/pdf',
    views: 18_402,
    earnings: 33_360,
  }),
  live(shop.product('product-portfolio-audit-checklist'), {
    productType: 'FREEBIE',
    fileType: 'application/pdf',
    views: 12_077,
    earnings: 0,
  }),
  liveCourse(shop.course('course-calm-interfaces'), { views: 15_930, earnings: 73_514 }),
  {
    ...unpublished,
    id: 'product-interview-script-library',
    title: 'Interview script library',
    shortDescription: 'Forty openings, follow-ups and goodbyes for research interviews.',
    fullDescription:
      'Forty short scripts for the moments in which interviews go wrong: the silent guest, the eager one, the one who asks what you want to hear.',
    categoryId: 'EBOOKS',
    price: 9.99,
    productType: 'DIGITAL_FILE',
    createdAt: hoursAgo(28),
    tags: ['research', 'interviews'],
  },
  {
    ...unpublished,
    id: 'course-first-usability-test',
    title: 'Your first usability test',
    shortDescription: 'From an idea to five tests in one week.',
    fullDescription:
      'A course of one week. You plan on Monday, recruit on Tuesday, test on Wednesday and Thursday, and tell your team on Friday.',
    categoryId: 'DESIGN_BRANDING',
    price: 29.5,
    productType: 'COURSE',
    difficultyLevel: 'BEGINNER',
    duration: '1h 20min',
    showPreviews: false,
    createdAt: daysAgo(6),
    thumbnail: '/art/course-heather-8.svg',
    tags: ['usability', 'testing', 'course'],
  },
  {
    ...unpublished,
    id: 'product-brief-reader',
    title: 'Brief reader',
    shortDescription: 'An agent that reads a client brief and lists what it does not say.',
    fullDescription:
      'Paste a brief and receive the twelve questions that it leaves open, most expensive first.',
    categoryId: 'AI_AGENTS',
    price: 0,
    productType: 'AI_AGENT',
    fileType: 'application/json',
    createdAt: daysAgo(17),
    thumbnail: '/art/nodes-sap-46.svg',
    tags: [],
  },
  {
    ...unpublished,
    id: 'product-workshop-in-a-box',
    title: 'Workshop in a box',
    shortDescription: 'Slides, timer and exercises for a morning on forms.',
    fullDescription:
      'Everything for three hours with up to twelve people: slides, a timer, six exercises and the answers, all editable.',
    categoryId: 'PRESENTATIONS',
    status: 'PENDING_REVIEW',
    visibility: 'PUBLIC',
    price: 34,
    productType: 'TEMPLATE',
    fileType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    createdAt: daysAgo(2),
    thumbnail: '/art/slides-creek-25.svg',
    tags: ['workshop', 'forms', 'slides', 'exercises'],
  },
  {
    ...unpublished,
    id: 'product-note-taking-sheet',
    title: 'Note-taking sheet',
    shortDescription: 'One page a conversation, folded once.',
    fullDescription:
      'A sheet for notes during interviews. For those who have the link while it is under review.',
    categoryId: 'SPREADSHEETS',
    status: 'PENDING_REVIEW',
    visibility: 'PRIVATE',
    price: 4.25,
    productType: 'DIGITAL_FILE',
    fileType: 'application/pdf',
    views: 46,
    downloads: 7,
    sales: 7,
    earnings: 29.75,
    createdAt: daysAgo(4),
    thumbnail: '/art/sheet-sap-4.svg',
    tags: ['notes', 'research'],
  },
];

/** Downloads and earnings of the last twelve weeks, oldest first. */
const sales = [
  [141, 1_406],
  [158, 1_522.5],
  [149, 1_390],
  [183, 1_744],
  [226, 2_310],
  [204, 1_986.25],
  [192, 1_870],
  [237, 2_264],
  [261, 2_688],
  [248, 2_405],
  [279, 2_916],
  [294, 3_108.75],
] as const;

export const creatorWeeks = ({ daysAgo }: Clock): CreatorWeekRecord[] =>
  sales.map(([downloads, earnings], i) => ({
    start: daysAgo(7 * (sales.length - i)),
    downloads,
    earnings,
  }));
