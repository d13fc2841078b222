import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';

const names = () => screen.getAllByRole('tab').map((tab) => tab.textContent);
const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const tab = (name: string) => screen.findByRole('tab', { name });
const expectTabs = (...some: string[]) =>
  waitFor(() => expect(names()).toEqual(expect.arrayContaining(some)));

test('SP-08 KC-44 KC-45 KC-46 KC-47 the shop has its 15 category tabs, and the first is selected', async () => {
  await renderRoute('/shop');
  await tab('All Products');
  expect(names()).toEqual([
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
  expect(chosen()).toBe('All Products');
});

test("SS-32 SS-33 KC-48 KC-49 KC-50 the tab 'courses' sets the type, selects all courses and shows the course categories", async () => {
  const { user, router } = await renderRoute('/shop?category=legal&type=other&level=beginner');
  await user.click(await tab('Course PDFs & Tutorials'));
  await tab('AI & Automation');
  await waitFor(() => expect(router.state.location.search).toBe('?type=course&category=all-courses'));
  expect(chosen()).toBe('All Courses');
  expect(screen.getByLabelText('Type')).toHaveValue('course');
  expect(screen.getByLabelText('Level')).toBeVisible();
  // After the tab that leads back to the shop's categories.
  expect(names()).toEqual([
    'All Products',
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

test('SS-33 course categories filter the list, and keep level and type', async () => {
  const { user, router } = await renderRoute('/shop?type=course&level=beginner&category=all-courses');
  await user.click(await tab('Web Development'));
  expect(await screen.findByRole('article', { name: 'CSS without the fight' })).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?type=course&level=beginner&category=web-development'),
  );
  expect(chosen()).toBe('Web Development');
});

test("SS-34 SS-35 T9 'all' leads back to the shop's categories and keeps the type; another tab resets it", async () => {
  const { user, router } = await renderRoute('/shop?type=course&category=web-development');
  await user.click(await tab('All Products'));
  await expectTabs('AI Agents');
  expect(screen.queryByRole('tab', { name: 'Web Development' })).toBeNull();
  await waitFor(() => expect(router.state.location.search).toBe('?type=course'));
  await user.click(await tab('AI Agents'));
  await waitFor(() => expect(screen.getByLabelText('Type')).toHaveValue('all'));
  await waitFor(() => expect(router.state.location.search).toBe('?category=ai-agents'));
  expect(chosen()).toBe('AI Agents');
});

test('SS-35 T9 a regular tab resets the type Other Products, too; words, price and order stay', async () => {
  const { user, router } = await renderRoute('/shop?q=a&type=other&price=paid&sort=recent&page=2');
  await user.click(await tab('eBooks & Guides'));
  await waitFor(() =>
    expect(router.state.location.search).toBe('?q=a&price=paid&category=ebooks&sort=recent'),
  );
  await waitFor(() => expect(screen.getByLabelText('Type')).toHaveValue('all'));
});

test("another type hides the course categories; a mismatched category in the address becomes 'all'", async () => {
  const { user, router, unmount } = await renderRoute('/shop?type=course&category=web-development');
  await tab('Web Development');
  await user.selectOptions(screen.getByLabelText('Type'), 'all');
  await expectTabs('AI Agents');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  unmount();
  await renderRoute('/shop?category=web-development&level=advanced');
  await tab('AI Agents');
  expect(chosen()).toBe('All Products');
});

test('arrow keys, Home and End move between tabs', async () => {
  const { user, router } = await renderRoute('/shop');
  (await tab('All Products')).focus();
  await user.keyboard('{End}');
  await waitFor(() => expect(router.state.location.search).toBe('?category=freebies'));
  await waitFor(() => expect(chosen()).toBe('Freebies'));
  await user.keyboard('{Home}');
  await waitFor(() => expect(router.state.location.search).toBe(''));
});
