import { expect, it } from 'vitest';
import { ask } from '../testing/ask.ts';

it('KC-18 projectFilterOptions counts every choice over all projects', async () => {
  const { data, errors } = await ask(`query { projectFilterOptions {
    categories { ...all } experience { ...all } paymentTypes { ...all } clientHistory { ...all }
    budgets { ...all } lengths { ...all } datePosted { ...all } } }
    fragment all on FilterOption { value label count }`);
  expect(errors).toEqual([]);
  expect(data?.['projectFilterOptions']).toEqual({
    categories: [
      { value: 'web-development', label: 'Web Development', count: 5 },
      { value: 'mobile-development', label: 'Mobile Development', count: 4 },
      { value: 'ui-ux-design', label: 'UI/UX Design', count: 5 },
      { value: 'full-stack-development', label: 'Full Stack Development', count: 4 },
      { value: 'devops-cloud', label: 'DevOps & Cloud', count: 3 },
      { value: 'data-analytics', label: 'Data & Analytics', count: 3 },
      { value: 'quality-security', label: 'Quality & Security', count: 3 },
      { value: 'writing-content', label: 'Writing & Content', count: 3 },
    ],
    experience: [
      { value: 'entry', label: 'Entry Level', count: 6 },
      { value: 'intermediate', label: 'Intermediate', count: 15 },
      { value: 'expert', label: 'Expert', count: 9 },
    ],
    paymentTypes: [
      { value: 'fixed', label: 'Fixed Price', count: 17 },
      { value: 'hourly', label: 'Hourly Rate', count: 13 },
    ],
    clientHistory: [
      { value: 'payment-verified', label: 'Payment Verified', count: 25 },
      { value: 'top-rated', label: '4.5+ Star Rating', count: 18 },
    ],
    budgets: [
      { value: 'fixed-low', label: 'Under $1,000', count: 2 },
      { value: 'fixed-mid', label: '$1,000-$5,000', count: 11 },
      { value: 'fixed-high', label: '$5,000+', count: 4 },
      { value: 'hourly-low', label: 'Under $40/hr', count: 3 },
      { value: 'hourly-mid', label: '$40-$80/hr', count: 6 },
      { value: 'hourly-high', label: '$80+/hr', count: 4 },
    ],
    lengths: [
      { value: 'weeks', label: 'Less than 1 month', count: 10 },
      { value: '1-3-months', label: '1 to 3 months', count: 13 },
      { value: '3-6-months', label: '3 to 6 months', count: 5 },
      { value: 'long', label: 'More than 6 months', count: 2 },
    ],
    datePosted: [
      { value: 'any', label: 'Any time', count: 30 },
      { value: 'month', label: 'Past month', count: 27 },
      { value: 'week', label: 'Past week', count: 14 },
      { value: 'day', label: 'Past 24 hours', count: 5 },
    ],
  });
});

it('projectFilterOptions has the places by name', async () => {
  const { data } = await ask('{ projectFilterOptions { locations { value label count } } }');
  const { locations }: { locations: unknown[] } = data!['projectFilterOptions']!;
  expect(locations).toHaveLength(13);
  expect(locations.slice(0, 2)).toEqual([
    { value: 'Amman, Jordan', label: 'Amman, Jordan', count: 1 },
    { value: 'Cork, Ireland', label: 'Cork, Ireland', count: 2 },
  ]);
});

it('facets count each choice under all other filters', async () => {
  const { data } = await ask(`query {
    projects(filter: { categories: [DEVOPS_CLOUD], paymentTypes: [HOURLY] }) { totalCount facets {
      categories { ...all } paymentTypes { ...all } budgets { ...all } datePosted { ...all } } } }
    fragment all on FilterOption { value count }`);
  expect(data?.['projects']).toEqual({
    totalCount: 2,
    facets: {
      categories: [
        { value: 'web-development', count: 1 },
        { value: 'mobile-development', count: 2 },
        { value: 'ui-ux-design', count: 2 },
        { value: 'full-stack-development', count: 2 },
        { value: 'devops-cloud', count: 2 },
        { value: 'data-analytics', count: 2 },
        { value: 'quality-security', count: 1 },
        { value: 'writing-content', count: 1 },
      ],
      paymentTypes: [
        { value: 'fixed', count: 1 },
        { value: 'hourly', count: 2 },
      ],
      budgets: [
        { value: 'fixed-low', count: 0 },
        { value: 'fixed-mid', count: 0 },
        { value: 'fixed-high', count: 0 },
        { value: 'hourly-low', count: 0 },
        { value: 'hourly-mid', count: 1 },
        { value: 'hourly-high', count: 1 },
      ],
      datePosted: [
        { value: 'any', count: 2 },
        { value: 'month', count: 2 },
        { value: 'week', count: 1 },
        { value: 'day', count: 0 },
      ],
    },
  });
});
