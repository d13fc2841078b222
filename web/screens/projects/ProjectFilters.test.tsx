import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sampleContext, sampleStore } from '../../../server/testing/sample.ts';
import {
  box,
  button,
  category,
  renderProjects,
  searchBox,
  status,
  titles,
} from '../../testing/renderProjects.ts';

test('PL-07 PL-08 PL-09 PL-10 PL-11 PL-12 the filters: buttons, checkboxes, the first five categories with counts and all on demand; Escape or a press elsewhere closes an open menu', async () => {
  const { user } = await renderProjects();
  const names = ['Location', 'Budget', 'Duration', 'More Filters', 'Clear Filters'];
  const buttons = screen.getAllByText((text) => names.includes(text), { selector: 'button' });
  expect(buttons.map(({ textContent }) => textContent.trim())).toEqual(names);
  for (const element of buttons) expect(element).toBeVisible();

  for (const [group, labels] of [
    ['Experience Level', ['Entry Level', 'Intermediate', 'Expert']],
    ['Project Type', ['Fixed Price', 'Hourly Rate']],
    ['Client History', ['Payment Verified', '4.5+ Star Rating']],
  ] as const) {
    const boxes = within(screen.getByText(group).closest('fieldset')!).getAllByRole('checkbox');
    expect([
      group,
      boxes.map((element) => element.closest('label')!.textContent.replace(/ \d+$/, '')),
    ]).toEqual([group, labels]);
  }

  const list = screen.getByText('Categories').closest('section')!;
  const shown = () =>
    within(list)
      .getAllByRole('link')
      .filter((link) => !link.closest('li')!.matches('.hidden'))
      .map((link) => link.textContent);
  expect(shown()).toEqual([
    'Web Development 5',
    'Mobile Development 4',
    'UI/UX Design 5',
    'Full Stack Development 4',
    'DevOps & Cloud 3',
  ]);
  await user.click(button('View all categories'));
  expect(shown().slice(5)).toEqual(['Data & Analytics 3', 'Quality & Security 3', 'Writing & Content 3']);

  const opener = button('Duration');
  await user.click(opener);
  await user.tab();
  await waitFor(() => expect(box(/^Less than 1 month/)).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
  await waitFor(() => expect(opener).toHaveFocus());
  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByText('Projects', { selector: 'h1' }));
  await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'false'));
});

test('PL-07 Clear Filters removes all filters and keeps words and order; it is then disabled and moves the focus to the list', async () => {
  const { user, router } = await renderProjects(
    '/projects?q=app&type=hourly&category=mobile-development&location=Remote&sort=newest',
  );
  const clear = button('Clear Filters');
  expect(clear).toBeEnabled();
  await user.click(clear);
  await waitFor(() => expect(button('Clear Filters')).toBeDisabled());
  await waitFor(() => expect(router.state.location.search).toBe('?q=app&sort=newest'));
  expect(searchBox()).toHaveValue('app');
  expect(screen.getByLabelText('Sort by')).toHaveValue('newest');
  expect(box(/^Hourly Rate/)).not.toBeChecked();
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  await waitFor(() => expect(screen.getByText("Projects for 'app'", { selector: 'h2' })).toHaveFocus());
  // Words and order do not count as filters.
  await user.click(box(/^Hourly Rate/));
  await waitFor(() => expect(button('Clear Filters')).toBeEnabled());
  await user.click(box(/^Hourly Rate/));
  await waitFor(() => expect(button('Clear Filters')).toBeDisabled());
  await waitFor(() => expect(box(/^Hourly Rate/)).toHaveFocus());
});

/** Returns the titles of the projects posted within a number of days. */
const titlesWithin = (days: number) => {
  const since = sampleContext.now - days * 86_400_000;
  const listed = sampleStore.projectCatalogue.select({ order: 'NEWEST' }).slice(0, 100);
  const expected = listed.filter(({ postedDate }) => Date.parse(postedDate) >= since);
  expect(expected.length).toBeGreaterThan(0);
  return expected.map(({ title }) => title).toSorted();
};

test('KC-18 ?posted=day, week and month show the projects posted within 1, 7 and 30 days', async () => {
  const { router } = await renderProjects('/projects?posted=day');
  const expectWithin = async (days: number) => {
    const expected = titlesWithin(days);
    await waitFor(() => expect(status()).toMatch(new RegExp(`^${expected.length} projects`)));
    for (const title of titles()) expect(expected).toContain(title);
    expect(titles()).toHaveLength(Math.min(expected.length, 6));
  };
  await expectWithin(1);
  await router.navigate('/projects?posted=week');
  await expectWithin(7);
  await router.navigate('/projects?posted=month');
  await expectWithin(30);
});

test('KC-18 PL-08 More Filters offers any time and three ages; Location, Budget and Duration open their choices, which filter the list', async () => {
  const { user, router } = await renderProjects();
  await user.click(button('More Filters'));
  const ages = within(screen.getByText('Date posted').closest('fieldset')!);
  expect(ages.getAllByRole('radio').map((radio) => radio.closest('label')!.textContent)).toEqual([
    'Any time 30',
    expect.stringMatching(/^Past month \d+$/),
    expect.stringMatching(/^Past week \d+$/),
    expect.stringMatching(/^Past 24 hours \d+$/),
  ]);
  expect(ages.getByRole('radio', { name: /^Any time/ })).toBeChecked();
  await user.click(ages.getByRole('radio', { name: /^Past 24 hours/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?posted=day'));
  await waitFor(() => expect(titles().toSorted()).toEqual(titlesWithin(1)));
  await user.click(ages.getByRole('radio', { name: /^Any time/ }));
  await waitFor(() => expect(router.state.location.search).toBe(''));

  await user.click(button('Location'));
  await user.click(await screen.findByLabelText('Hamburg, Germany 3'));
  await waitFor(() => expect(status()).toBe('3 projects'));
  await user.click(button('Budget'));
  expect(button('Location')).toHaveAttribute('aria-expanded', 'false');
  await user.click(box('$80+/hr 3'));
  await user.click(button('Duration'));
  await user.click(await screen.findByLabelText('More than 6 months 1'));
  await waitFor(() => expect(titles()).toEqual(['Courier app that survives a dead zone']));
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?location=Hamburg%2C+Germany&budget=hourly-high&duration=long',
    ),
  );
});

test('PL-09 a category filters the list; a second one adds its projects', async () => {
  const { user, router } = await renderProjects();
  await user.click(category('DevOps & Cloud'));
  await waitFor(() => expect(status()).toBe('3 projects'));
  await user.click(category('Mobile Development'));
  await waitFor(() => expect(status()).toBe('7 projects, page 1 of 2'));
  expect(category('DevOps & Cloud')).toHaveAttribute('aria-current', 'true');
  // A filter of another group keeps the categories.
  await user.click(box(/^Expert/));
  await waitFor(() => expect(status()).toBe('3 projects'));
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?category=devops-cloud&category=mobile-development&experience=expert',
    ),
  );
  await user.click(category('DevOps & Cloud'));
  await waitFor(() => expect(status()).toBe('2 projects'));
});

test('PL-13 choices of one group combine with OR, groups combine with AND, and Back restores the checkboxes', async () => {
  const { user, router } = await renderProjects();
  await user.click(box(/^Entry Level/));
  await waitFor(() => expect(status()).toBe('6 projects'));
  await user.click(box(/^Expert/));
  await waitFor(() => expect(status()).toBe('15 projects, page 1 of 3'));
  await user.click(box(/^Hourly Rate/));
  await waitFor(() => expect(status()).toMatch(/^8 projects/));
  await user.click(box(/^4.5\+ Star Rating/));
  await waitFor(() =>
    expect(router.state.location.search).toBe(
      '?experience=entry&experience=expert&type=hourly&client=top-rated',
    ),
  );
  await router.navigate(-3);
  await waitFor(() => expect(status()).toBe('6 projects'));
  await waitFor(() => expect(box(/^Expert/)).not.toBeChecked());
  expect(box(/^Entry Level/)).toBeChecked();
});

test('unknown filter values are ignored', async () => {
  const address = '?experience=guru&location=+&posted=never&page=x&tab=other';
  const { router } = await renderProjects(`/projects${address}`);
  expect(status()).toBe('30 projects, page 1 of 5');
  expect(box(/^Any time/)).toBeChecked();
  // Rendering did not rewrite the address to match the form.
  expect(router.state.location.search).toBe(address);
});

test('the list follows the chosen order, and the address contains it', async () => {
  const { user, router } = await renderProjects('/projects?type=hourly');
  const first = titles();
  await user.selectOptions(screen.getByLabelText('Sort by'), 'newest');
  const newest = sampleStore.projectCatalogue
    .select({ where: { paymentTypes: ['HOURLY'] }, order: 'NEWEST' })
    .slice(0, 6)
    .map(({ title }) => title);
  await waitFor(() => expect(titles()).toEqual(newest));
  expect(newest).not.toEqual(first);
  await waitFor(() => expect(router.state.location.search).toBe('?type=hourly&sort=newest'));
});
