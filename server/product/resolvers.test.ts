import { describe, expect, it } from 'vitest';
import { createStore } from '../data/store.ts';
import { ask } from '../testing/ask.ts';
import { read } from '../testing/read.ts';

const askProduct = (selection: string, id: string) =>
  ask(`query ($id: ID!) { product(id: $id) { ${selection} } }`, { id });
const store = createStore();
const all = [...store.shopItems.values()];
const courses = [...store.courses.values()];
const occurring = <T>(values: readonly T[]) => new Set(values);

describe('a product', () => {
  it('EN-42 EN-43 has the fields of its card and its page', async () => {
    const answer = await askProduct(
      `__typename id title description fullDescription price priceText image imageAlt category categoryLabel creator
       seller { id } rating reviews popularity recommended downloads tags fileType productType createdAt updatedAt
       featured additionalFeatures viewerHasWishlisted viewerOwns`,
      'product-research-plan-kit',
    );
    expect(read(answer, 'product')).toEqual({
      __typename: 'Product',
      id: 'product-research-plan-kit',
      title: 'Research plan kit',
      description:
        'Plan, script and report for a round of five interviews. Fill in one page, then go and listen.',
      fullDescription: expect.stringContaining('\n\nThe plan fits one page'),
      price: 18,
      priceText: '$18.00',
      image: '/art/page-fern-14.svg',
      imageAlt: 'A research plan on one page, with three headings',
      category: 'DESIGN',
      categoryLabel: 'Design Templates',
      creator: 'Maren Holt',
      seller: { id: 'person-maren-holt' },
      rating: 4.8,
      reviews: 214,
      popularity: 88,
      recommended: true,
      downloads: 1120,
      tags: ['research', 'interviews', 'templates', 'ux'],
      fileType: 'DESIGN',
      productType: 'DIGITAL',
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
      featured: true,
      additionalFeatures: ['A filled-in example from a real project', 'Consent form in six languages'],
      viewerHasWishlisted: false,
      viewerOwns: false,
    });
  });

  it('has similar items of other sellers, most similar first, and never an empty list', async () => {
    expect(
      read(await askProduct('similarItems { id }', 'course-agents-at-work'), 'product.similarItems'),
    ).toEqual([
      // One tag in common each, the more popular first.
      { id: 'product-inbox-triage-agent' },
      { id: 'product-release-notes-script' },
      // No common tag or category, but courses: recommended ones first.
      { id: 'course-modern-css' },
      { id: 'course-calm-interfaces' },
    ]);
    const few = read(
      await askProduct('similarItems(first: 1) { id }', 'product-log-lens'),
      'product.similarItems',
    );
    expect(few).toHaveLength(1);
    for (const item of all) {
      const similar = store.similarItems(item, 100);
      expect(similar.length).toBeGreaterThanOrEqual(4);
      expect(similar.filter((other) => other.sellerId === item.sellerId)).toEqual([]);
    }
  });

  it('EN-45 a course adds length, level, lessons, modules and enrollments', async () => {
    const answer = await askProduct(
      `productType categoryLabel creator ... on Course { duration durationMinutes difficultyLevel lessonCount moduleCount enrollments }`,
      'course-calm-interfaces',
    );
    expect(read(answer, 'product')).toEqual({
      productType: 'COURSE',
      categoryLabel: 'Design & Branding',
      creator: 'Maren Holt',
      duration: '6h 30min',
      durationMinutes: 390,
      difficultyLevel: 'INTERMEDIATE',
      lessonCount: 38,
      moduleCount: 7,
      enrollments: 1246,
    });
  });

  it('every course has an outline, whose modules and lessons have unique titles', () => {
    for (const { modules } of courses) {
      expect(modules.length).toBeGreaterThan(0);
      const titles = modules.map(({ title }) => title);
      expect(new Set(titles).size).toBe(titles.length);
      for (const { title, lessons } of modules) {
        expect(title).toMatch(/^\S.*\S$/);
        expect(lessons.length).toBeGreaterThan(0);
        expect(new Set(lessons.map((lesson) => lesson.title)).size).toBe(lessons.length);
      }
    }
  });

  it.each([
    ['product-one-page-cv', 'Free'],
    ['product-reading-room', '$6.50'],
    ['product-plain-words', '$9.99'],
    ['course-calm-interfaces', '$59.00'],
  ])('KC-13 KC-15 the price of %s is shown as %s', async (id, text) => {
    expect(read(await askProduct('priceText', id), 'product.priceText')).toBe(text);
  });

  it('is null when it is not published', async () => {
    expect(await askProduct('id', 'product-workshop-in-a-box')).toEqual({
      data: { product: null },
      errors: undefined,
    });
  });
});

describe('the sample shop', () => {
  it('EN-44 EN-47 has every kind of file and every level', () => {
    expect(occurring(all.map(({ fileType }) => fileType))).toEqual(
      new Set(['CODE', 'DESIGN', 'ZIP', 'VIDEO', 'PDF']),
    );
    expect(occurring(courses.map(({ difficultyLevel }) => difficultyLevel))).toEqual(
      new Set(['BEGINNER', 'INTERMEDIATE', 'ADVANCED']),
    );
  });

  it('has no item that was updated before it was created', () => {
    expect(all.filter(({ createdAt, updatedAt }) => updatedAt && updatedAt <= createdAt)).toEqual([]);
  });
});

it('the library has what the viewer owns, and a course counts the completed lessons', async () => {
  const answer = await ask(`{
    products(filter: { ownedOnly: true }, sort: RECENT) {
      nodes {
        id
        viewerOwns
        ... on Course { completedLessonCount modules { lessons { id viewerHasCompleted } } }
      }
    }
  }`);
  const nodes = read<
    {
      id: string;
      viewerOwns: boolean;
      modules?: { lessons: { id: string; viewerHasCompleted: boolean }[] }[];
    }[]
  >(answer, 'products.nodes');
  expect(nodes.map(({ id }) => id).toSorted()).toEqual([
    'course-desk-and-back',
    'course-search-that-lasts',
    'product-hiring-scorecard',
    'product-workshop-slides',
  ]);
  expect(nodes.every(({ viewerOwns }) => viewerOwns)).toBe(true);
  const desk = nodes.find(({ id }) => id === 'course-desk-and-back')!;
  expect(desk).toMatchObject({ completedLessonCount: 4 });
  const lessons = desk.modules!.flatMap((module) => module.lessons);
  expect(lessons.filter(({ viewerHasCompleted }) => viewerHasCompleted).map(({ id }) => id)).toEqual([
    'course-desk-and-back-1-1',
    'course-desk-and-back-1-2',
    'course-desk-and-back-1-3',
    'course-desk-and-back-2-1',
  ]);
});
