import { describe, expect, it } from 'vitest';
import { ask, onlyError } from '../testing/ask.ts';
import { expectChoices, read } from '../testing/read.ts';

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

/** The labels of tabs by their ids, in their order. */
const labelsOf = (all: readonly Tab[]) => Object.fromEntries(all.map(({ id, label }) => [id, label]));

describe('shop categories', () => {
  it('KC-44 KC-45 KC-46 KC-47 the shop has 15 tabs with ids and labels', async () => {
    const labels = {
      all: 'All Products',
      courses: 'Course PDFs & Tutorials',
      'ai-agents': 'AI Agents',
      ebooks: 'eBooks & Guides',
      notion: 'Notion Templates',
      spreadsheets: 'Excel & Google Sheet Templates',
      design: 'Design Templates',
      legal: 'Legal Docs & Business Packs',
      startup: 'Startup Tools',
      social: 'Social Media Kits',
      resume: 'Resume & CV Templates',
      coding: 'Coding Tools & Scripts',
      marketing: 'Marketing & SEO Kits',
      presentations: 'Presentation Templates',
      freebies: 'Freebies',
    };
    expect(Object.entries(labelsOf(await tabs('SHOP')))).toEqual(Object.entries(labels));
  });

  it('KC-48 KC-49 KC-50 courses have 12 tabs with ids and labels', async () => {
    const labels = {
      'all-courses': 'All Courses',
      'ai-automation': 'AI & Automation',
      'web-development': 'Web Development',
      'design-branding': 'Design & Branding',
      'marketing-seo': 'Marketing & SEO',
      'business-startups': 'Business & Startups',
      'social-media': 'Social Media',
      'productivity-mindset': 'Productivity & Mindset',
      'health-wellness': 'Health & Wellness',
      'freelancing-gigs': 'Freelancing & Gigs',
      'finance-investing': 'Finance & Investing',
      'writing-content': 'Writing & Content Creation',
    };
    expect(Object.entries(labelsOf(await tabs('COURSE')))).toEqual(Object.entries(labels));
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
    const both = [...(await tabs('SHOP')), ...(await tabs('COURSE'))];
    const answers = await Promise.all(
      both.map(({ category, family }) =>
        ask('query ($filter: ProductFilter) { products(filter: $filter) { totalCount } }', {
          filter: { category, ...(family === 'COURSE' && { type: 'COURSE' }) },
        }),
      ),
    );
    expect(answers.map((answer) => read(answer, 'products.totalCount'))).toEqual(
      both.map(({ count }) => count),
    );
  });
});

describe('shop filters', () => {
  it('have choices with ids and labels', async () => {
    await expectChoices('shopFilterOptions', {
      type: { all: 'All Types', course: 'Courses', other: 'Other Products' },
      price: { all: 'All Prices', free: 'Free', paid: 'Paid' },
      level: {
        all: 'All Levels',
        beginner: 'Beginner',
        intermediate: 'Intermediate',
        advanced: 'Advanced',
      },
      category: labelsOf(await tabs('SHOP')),
    });
  });

  it('facets of courses have the categories of courses', async () => {
    const answer = await ask(
      '{ products(filter: { type: COURSE }) { facets { category { value label } } } }',
    );
    expect(read<object[]>(answer, 'products.facets.category')).toEqual(
      (await tabs('COURSE')).map(({ id, label }) => ({ value: id, label })),
    );
  });
});
