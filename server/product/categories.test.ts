import { describe, expect, it } from 'vitest';
import { ask, onlyError } from '../testing/ask.ts';
import { read } from '../testing/read.ts';

interface Tab {
  id: string;
  category: string | null;
  label: string;
  family: string;
  count: number;
}

const tabs = async (family: string) =>
  read<Tab[]>(
    await ask(
      'query ($family: CategoryFamily) { shopCategories(family: $family) { id category label family count } }',
      { family },
    ),
    'shopCategories',
  );

describe('shop categories', () => {
  it('KC-44 the shop has 15 tabs with ids and counts', async () => {
    expect((await tabs('SHOP')).map(({ id, category, count }) => [id, category, count])).toEqual([
      ['all', null, 47],
      ['courses', 'COURSES', 15],
      ['ai-agents', 'AI_AGENTS', 3],
      ['ebooks', 'EBOOKS', 3],
      ['notion', 'NOTION', 3],
      ['spreadsheets', 'SPREADSHEETS', 3],
      ['design', 'DESIGN', 3],
      ['legal', 'LEGAL', 2],
      ['startup', 'STARTUP', 2],
      ['social', 'SOCIAL', 2],
      ['resume', 'RESUME', 2],
      ['coding', 'CODING', 3],
      ['marketing', 'MARKETING', 2],
      ['presentations', 'PRESENTATIONS', 2],
      ['freebies', 'FREEBIES', 2],
    ]);
  });

  it("KC-45 KC-46 KC-47 the shop's labels", async () => {
    expect((await tabs('SHOP')).map(({ label }) => label)).toEqual([
      'All Products',
      'Course PDFs & Tutorials',
      'AI Agents',
      'eBooks & Guides',
      'Notion Templates',
      'Excel & Google Sheet Templates',
      'Design Templates',
      'Legal Docs & Business Packs',
      'Startup Tools',
      'Social Media Kits',
      'Resume & CV Templates',
      'Coding Tools & Scripts',
      'Marketing & SEO Kits',
      'Presentation Templates',
      'Freebies',
    ]);
  });

  it('KC-48 courses have 12 tabs with ids and counts', async () => {
    expect((await tabs('COURSE')).map(({ id, category, count }) => [id, category, count])).toEqual([
      ['all-courses', null, 13],
      ['ai-automation', 'AI_AUTOMATION', 1],
      ['web-development', 'WEB_DEVELOPMENT', 2],
      ['design-branding', 'DESIGN_BRANDING', 2],
      ['marketing-seo', 'MARKETING_SEO', 1],
      ['business-startups', 'BUSINESS_STARTUPS', 1],
      ['social-media', 'SOCIAL_MEDIA', 1],
      ['productivity-mindset', 'PRODUCTIVITY_MINDSET', 1],
      ['health-wellness', 'HEALTH_WELLNESS', 1],
      ['freelancing-gigs', 'FREELANCING_GIGS', 1],
      ['finance-investing', 'FINANCE_INVESTING', 1],
      ['writing-content', 'WRITING_CONTENT', 1],
    ]);
  });

  it('KC-49 KC-50 the labels of course categories', async () => {
    expect((await tabs('COURSE')).map(({ label }) => label)).toEqual([
      'All Courses',
      'AI & Automation',
      'Web Development',
      'Design & Branding',
      'Marketing & SEO',
      'Business & Startups',
      'Social Media',
      'Productivity & Mindset',
      'Health & Wellness',
      'Freelancing & Gigs',
      'Finance & Investing',
      'Writing & Content Creation',
    ]);
  });

  it("each tab names its family, and the shop's is the default", async () => {
    expect(new Set((await tabs('COURSE')).map(({ family }) => family))).toEqual(new Set(['COURSE']));
    expect(read(await ask('{ shopCategories { family } }'), 'shopCategories.0')).toEqual({ family: 'SHOP' });
    const refused = await ask('{ shopCategories(family: null) { id } }');
    expect(onlyError(refused)).toEqual({
      code: 'BAD_USER_INPUT',
      message: 'family must be one of SHOP, COURSE.',
    });
  });

  it("a tab's count is the number of items that its category finds", async () => {
    const both = [...(await tabs('SHOP')), ...(await tabs('COURSE'))].filter(({ category }) => category);
    const answers = await Promise.all(
      both.map(({ category }) =>
        ask('query ($category: ShopCategory) { products(filter: { category: $category }) { totalCount } }', {
          category,
        }),
      ),
    );
    expect(answers.map((answer) => read(answer, 'products.totalCount'))).toEqual(
      both.map(({ count }) => count),
    );
  });
});

describe('shop filters', () => {
  const lists = `type { value label count } price { value label count } level { value label count }
    category { value count }`;

  it('shopFilterOptions names and counts every choice', async () => {
    const answer = await ask(`{ shopFilterOptions { ${lists} } }`);
    expect(read(answer, 'shopFilterOptions')).toMatchObject({
      type: [
        { value: 'all', label: 'All Types', count: 47 },
        { value: 'course', label: 'Courses', count: 13 },
        { value: 'other', label: 'Other Products', count: 34 },
      ],
      price: [
        { value: 'all', label: 'All Prices', count: 47 },
        { value: 'free', label: 'Free', count: 8 },
        { value: 'paid', label: 'Paid', count: 39 },
      ],
      level: [
        { value: 'all', label: 'All Levels', count: 47 },
        { value: 'beginner', label: 'Beginner', count: 6 },
        { value: 'intermediate', label: 'Intermediate', count: 4 },
        { value: 'advanced', label: 'Advanced', count: 3 },
      ],
    });
    expect(read<unknown[]>(answer, 'shopFilterOptions.category')).toHaveLength(15);
  });

  it('facets count under the other filters; categories are those of the current family', async () => {
    const answer = await ask(`{ products(filter: { type: COURSE, price: FREE }) { facets { ${lists} } } }`);
    expect(read(answer, 'products.facets')).toMatchObject({
      type: [{ count: 8 }, { count: 2 }, { count: 6 }],
      price: [{ count: 13 }, { count: 2 }, { count: 11 }],
      level: [{ count: 2 }, { count: 2 }, { count: 0 }, { count: 0 }],
    });
    const categories = read<{ value: string; count: number }[]>(answer, 'products.facets.category');
    expect(categories.filter(({ count }) => count > 0)).toEqual([
      { value: 'all-courses', count: 2 },
      { value: 'design-branding', count: 1 },
      { value: 'productivity-mindset', count: 1 },
    ]);
  });
});
