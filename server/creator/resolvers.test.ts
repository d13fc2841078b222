import { describe, expect, it } from 'vitest';
import { createStore } from '../data/store.ts';
import { ask } from '../testing/ask.ts';
import { idsAt, read } from '../testing/read.ts';

const list = `query ($query: String) { creatorDashboard { products(query: $query) { nodes { id } } } }`;
const path = 'creatorDashboard.products';
const findIds = async (text: string) => idsAt(await ask(list, { query: text }), `${path}.nodes`);
const ownProducts = createStore().creatorDashboard.all;

describe('the creator dashboard', () => {
  it('sums views, downloads and earnings over all products', async () => {
    const { data } = await ask(
      '{ creatorDashboard { totalProducts totalViews totalDownloads totalEarnings } }',
    );
    expect(data?.['creatorDashboard']).toEqual({
      totalProducts: 10,
      totalViews: 62_510,
      totalDownloads: 11_403,
      totalEarnings: 147_703.75,
    });
  });

  it('shows the product with the most downloads, or null without any downloads', async () => {
    const query = '{ creatorDashboard { mostPopular { id downloads shopItem { id } } } }';
    const id = 'product-portfolio-audit-checklist';
    expect(read(await ask(query), 'creatorDashboard.mostPopular')).toEqual({
      id: `own-${id}`,
      downloads: 5390,
      shopItem: { id },
    });
    const store = createStore();
    const withoutDownloads = ownProducts.filter(({ downloads }) => downloads === 0);
    const storeWithoutDownloads = {
      ...store,
      creatorDashboard: { ...store.creatorDashboard, all: withoutDownloads },
    };
    expect(read(await ask(query, {}, storeWithoutDownloads), 'creatorDashboard')).toEqual({
      mostPopular: null,
    });
    expect(withoutDownloads).toHaveLength(4);
  });

  it('has the last twelve weeks, oldest first, which never exceed the totals', async () => {
    const answer = await ask(
      '{ creatorDashboard { totalDownloads totalEarnings weeks { startsAt downloads earnings } } }',
    );
    interface Dashboard {
      totalDownloads: number;
      totalEarnings: number;
      weeks: { startsAt: string; downloads: number; earnings: number }[];
    }
    const { weeks, totalDownloads, totalEarnings } = read<Dashboard>(answer, 'creatorDashboard');
    expect(weeks).toHaveLength(12);
    const starts = weeks.map(({ startsAt }) => Date.parse(startsAt));
    const apart = starts.slice(1).map((start, i) => start - starts[i]!);
    expect(new Set(apart)).toEqual(new Set([7 * 86_400_000]));
    const sum = (of: (week: Dashboard['weeks'][number]) => number) =>
      weeks.reduce((all, week) => all + of(week), 0);
    expect(sum(({ downloads }) => downloads)).toBeLessThan(totalDownloads);
    expect(sum(({ earnings }) => earnings)).toBeLessThan(totalEarnings);
    expect(weeks.at(-1)).toMatchObject({ downloads: 294, earnings: 3108.75 });
  });

  it('lists the products newest first', async () => {
    const newest = ownProducts.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    expect(idsAt(await ask(list), `${path}.nodes`)).toEqual(newest.map(({ id }) => `own-${id}`));
  });

  it('KC-43 query matches words in title or category label, not in descriptions or tags', async () => {
    expect(await findIds('NOTE-taking')).toEqual(['own-product-note-taking-sheet']);
    expect(await findIds('ebooks')).toEqual([
      'own-product-interview-script-library',
      'own-product-pricing-for-quiet-people',
    ]);
    expect(await findIds('google sheet')).toEqual(['own-product-note-taking-sheet']);
    expect(await findIds('negotiation')).toEqual([]);
    expect(await findIds('')).toHaveLength(10);
  });
});

const askProduct = (selection: string, id: string) =>
  ask(`query ($id: ID!) { creatorProduct(id: $id) { ${selection} } }`, { id });

describe('a creator product', () => {
  it('EN-48 EN-49 T6 has the category as a label and the file as a media type', async () => {
    const answer = await askProduct(
      `id title shortDescription fullDescription category categoryId status visibility price isFree fileType productType
       difficultyLevel duration showPreviews views downloads earnings createdAt thumbnail tags shopItem { id price }`,
      'own-product-pricing-for-quiet-people',
    );
    expect(read(answer, 'creatorProduct')).toEqual({
      id: 'own-product-pricing-for-quiet-people',
      title: 'Pricing for quiet people',
      shortDescription:
        'A short book on saying the number out loud, for people who would rather send it by mail.',
      fullDescription: expect.stringContaining('Ninety pages about one moment'),
      category: 'eBooks & Guides',
      categoryId: 'EBOOKS',
      status: 'LIVE',
      visibility: 'PUBLIC',
      price: 12,
      isFree: false,
      fileType: 'application/pdf',
      productType: 'EBOOK',
      difficultyLevel: null,
      duration: null,
      showPreviews: null,
      views: 18402,
      downloads: 2780,
      earnings: 33360,
      createdAt: expect.stringMatching(/Z$/),
      thumbnail: '/art/book-bark-9.svg',
      tags: ['pricing', 'freelance', 'negotiation'],
      shopItem: { id: 'product-pricing-for-quiet-people', price: 12 },
    });
  });

  it('EN-51 EN-52 a course has level, length and previews, and no file', async () => {
    const answer = await askProduct(
      'productType categoryId difficultyLevel duration durationMinutes showPreviews fileType isFree shopItem { id }',
      'own-course-first-usability-test',
    );
    expect(read(answer, 'creatorProduct')).toEqual({
      productType: 'COURSE',
      categoryId: 'DESIGN_BRANDING',
      difficultyLevel: 'BEGINNER',
      duration: '1h 20min',
      durationMinutes: 80,
      showPreviews: false,
      fileType: null,
      isFree: false,
      shopItem: null,
    });
  });

  it("is null for an id that is not the viewer's", async () => {
    const answer = await askProduct('id', 'own-product-studio-operating-system');
    expect(answer).toEqual({ data: { creatorProduct: null }, errors: undefined });
  });

  it('is found by the id of its shop item, too', async () => {
    const { data } = await askProduct('id', 'product-pricing-for-quiet-people');
    expect(data).toEqual({ creatorProduct: { id: 'own-product-pricing-for-quiet-people' } });
  });
});

describe('the sample products of the viewer', () => {
  it('EN-50 EN-51 EN-53 hold every status, visibility and kind, and at most ten tags', () => {
    expect(new Set(ownProducts.map(({ status }) => status))).toEqual(
      new Set(['LIVE', 'DRAFT', 'PENDING_REVIEW']),
    );
    expect(new Set(ownProducts.map(({ visibility }) => visibility))).toEqual(
      new Set(['PUBLIC', 'PRIVATE', 'DRAFT']),
    );
    expect(new Set(ownProducts.map(({ productType }) => productType))).toEqual(
      new Set(['DIGITAL_FILE', 'AI_AGENT', 'TEMPLATE', 'COURSE', 'EBOOK', 'NOTION_KIT', 'FREEBIE']),
    );
    for (const { tags } of ownProducts) expect(tags.length).toBeLessThanOrEqual(10);
  });

  it("equal the viewer's items in the shop, once Live", () => {
    const store = createStore();
    const sold = [...store.shopItems.values()].filter(({ sellerId }) => sellerId === store.viewer.id);
    const liveIds = ownProducts.filter(({ status }) => status === 'LIVE').map(({ id }) => id);
    expect(liveIds.toSorted()).toEqual(sold.map(({ id }) => id).toSorted());
    for (const { id, status } of ownProducts) expect(store.shopItems.has(id)).toBe(status === 'LIVE');
  });
});
