import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { yearlyPay } from '../../../schema/rules/job/pay.ts';
import type { JobRecord } from '../../../server/job/records.ts';
import { sampleContext, sampleStore } from '../../../server/testing/sample.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

/** Returns the choices of a select as value and label, without the count. */
const choicesOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole<HTMLOptionElement>('option', { hidden: true })
    .map(({ value, textContent }) => [value, textContent.replace(/ \(\d+\)$/, '')]);

type JobPredicate = (job: JobRecord) => boolean;
const all: JobPredicate = () => true;
const postedWithin =
  (days: number): JobPredicate =>
  ({ postedAt }) =>
    Date.parse(postedAt) >= sampleContext.now - days * 86_400_000;
const experienceIs =
  (level: JobRecord['experienceLevel']): JobPredicate =>
  ({ experienceLevel }) =>
    experienceLevel === level;
const companyIs =
  (id: string): JobPredicate =>
  ({ companyId }) =>
    companyId === id;
const workplaceIs =
  (place: JobRecord['workplace']): JobPredicate =>
  ({ workplace }) =>
    workplace === place;

const paysAtLeast =
  (minimum: number): JobPredicate =>
  ({ salary }) =>
    yearlyPay(salary)! >= minimum;

/** All selects: id, label and matching jobs of each choice. */
const selects: Record<string, readonly (readonly [id: string, label: string, matches: JobPredicate])[]> = {
  'Date posted': [
    ['any', 'Any time', all],
    ['month', 'Past month', postedWithin(30)],
    ['week', 'Past week', postedWithin(7)],
    ['day', 'Past 24 hours', postedWithin(1)],
  ],
  'Experience level': [
    ['any', 'Any experience', all],
    ['entry', 'Entry', experienceIs('ENTRY')],
    ['mid', 'Mid-senior', experienceIs('MID')],
    ['director', 'Director', experienceIs('DIRECTOR')],
    ['executive', 'Executive', experienceIs('EXECUTIVE')],
  ],
  Company: [
    ['any', 'Any company', all],
    ['techcorp', 'TechCorp', companyIs('techcorp')],
    ['designstudio', 'DesignStudio', companyIs('designstudio')],
    ['startupinc', 'StartupInc', companyIs('startupinc')],
  ],
  Workplace: [
    ['any', 'Any workplace', all],
    ['remote', 'Remote', workplaceIs('REMOTE')],
    ['hybrid', 'Hybrid', workplaceIs('HYBRID')],
    ['onsite', 'On-site', workplaceIs('ONSITE')],
  ],
  'Easy Apply': [
    ['any', 'Any', all],
    ['easy', 'Easy Apply', ({ isEasyApply }) => isEasyApply],
  ],
  Salary: [
    ['any', 'Any salary', all],
    ['60k', '$60,000+', paysAtLeast(60_000)],
    ['100k', '$100,000+', paysAtLeast(100_000)],
    ['150k', '$150,000+', paysAtLeast(150_000)],
  ],
};

const titleOf = (card: HTMLElement) => within(card).getByRole('heading').textContent;

/** Waits until the list shows only jobs that match, at most ten. */
async function expectList(matches: JobPredicate, choice?: string): Promise<void> {
  const fitting = [...sampleStore.jobs.values()].filter(matches).map(({ title }) => title);
  expect(fitting.length).toBeGreaterThan(0);
  await waitFor(() => {
    const shown = screen.getAllByRole('article').map(titleOf);
    const unexpected = shown.filter((title) => !fitting.includes(title));
    expect({ choice, unexpected, count: shown.length }).toEqual({
      choice,
      unexpected: [],
      count: Math.min(fitting.length, 10),
    });
    expect(screen.getByText(new RegExp(`^${fitting.length} listed here`))).toBeVisible();
  });
}

test('KC-17 KC-19 KC-20 KC-21 KC-22 each choice of each select has its id and label and leaves the matching jobs; the default leaves all; several combine and appear in the address', async () => {
  const { user, router } = await renderRoute('/jobs');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  for (const [label, choices] of Object.entries(selects)) {
    const select = await screen.findByLabelText(label);
    expect(choicesOf(select)).toEqual(choices.map(([id, words]) => [id, words]));
    // The last choice is the default, which removes the filter.
    for (const [id, , matches] of choices.toReversed()) {
      await user.selectOptions(select, id);
      await expectList(matches, `${label}: ${id}`);
    }
  }

  // All filters narrow the list together, and the address contains them.
  await user.selectOptions(screen.getByLabelText('Company'), 'designstudio');
  expect(await screen.findByText('3 listed here')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Easy Apply'), 'easy');
  expect(await screen.findByText('2 listed here')).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?company=designstudio&easy=easy'));
  await router.navigate(-1);
  expect(await screen.findByText('3 listed here')).toBeVisible();
  expect(screen.getByLabelText('Easy Apply')).toHaveValue('any');
});

test('Clear filters shows only when a filter is set, and keeps the search words', async () => {
  const { user, router } = await renderRoute('/jobs?q=design&experience=entry&date=month');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument(),
  );
  await waitFor(() => expect(router.state.location.search).toBe('?q=design'));
  expect(screen.getByLabelText('Experience level')).toHaveValue('any');
});

test("set filters show on the closed panel's button, in the headline and as removable chips", async () => {
  const { user, router } = await renderRoute('/jobs?workplace=remote&easy=easy&job=&page=2');
  const chips = await screen.findByRole('list', { name: 'Active filters' });
  const toggle = screen.getByRole('button', { name: 'Filters 2 set' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('heading', { name: 'Jobs in all locations, Remote, Easy Apply' })).toBeVisible();
  await user.click(within(chips).getByRole('link', { name: 'Remove filter Workplace: Remote' }));
  expect(await screen.findByRole('heading', { name: 'Jobs in all locations, Easy Apply' })).toBeVisible();
  await expectList(({ isEasyApply }) => isEasyApply);
  await waitFor(() => expect(router.state.location.search).toBe('?easy=easy'));
  expect(
    within(chips)
      .getAllByRole('listitem')
      .map((chip) => chip.textContent),
  ).toEqual(['Easy Apply', 'Clear filters']);
});

test('the address can filter by job type, which has a chip and no select; a search keeps it', async () => {
  const { user, router } = await renderRoute('/jobs?type=contract');
  await expectList(({ type }) => type === 'CONTRACT');
  await user.selectOptions(screen.getByLabelText('Easy Apply'), 'easy');
  await expectList(({ type, isEasyApply }) => type === 'CONTRACT' && isEasyApply);
  await waitFor(() => expect(router.state.location.search).toBe('?easy=easy&type=contract'));
  await user.click(screen.getByRole('link', { name: 'Remove filter Job type: Contract' }));
  await expectList(({ isEasyApply }) => isEasyApply);
  await waitFor(() => expect(router.state.location.search).toBe('?easy=easy'));
});

test('a search keeps the filters and returns to page 1 of Browse Jobs', async () => {
  const { user, router } = await renderRoute('/jobs?workplace=remote&tab=saved');
  await screen.findByText('No saved jobs yet');
  await user.type(screen.getByRole('searchbox', { name: 'Title, skill or company' }), 'writer{Enter}');
  expect(await screen.findByRole('heading', { name: 'writer in all locations, Remote' })).toBeVisible();
  await waitFor(() => expect(router.state.location.search).toBe('?q=writer&workplace=remote'));
});

test('jobs have numbered pages of 10, and each page is one request by number', async () => {
  const pages: unknown[] = [];
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationName === 'JobsScreen')
      pages.push([operation.variables['first'], operation.variables['page']]);
    return forward(operation);
  });
  const { user, router } = await renderRoute('/jobs', { link });
  const titles = () => screen.getAllByRole('article').map(titleOf);
  const count = sampleStore.jobs.size;
  const last = Math.ceil(count / 10);
  await screen.findByText(`${count} listed here, page 1 of ${last}`);
  const seen = titles();
  for (const number of [2, 3]) {
    await user.click(screen.getByRole('link', { name: `Page ${number}` }));
    await screen.findByText(`${count} listed here, page ${number} of ${last}`);
    expect(screen.getByRole('link', { name: `Page ${number}`, current: 'page' })).toBeVisible();
    seen.push(...titles());
  }
  expect(new Set(seen).size).toBe(Math.min(count, 30));
  await waitFor(() => expect(router.state.location.search).toBe('?page=3'));
  expect(pages).toEqual([
    [10, undefined],
    [10, 2],
    [10, 3],
  ]);
});

test('JB-06 the panel has its selects and is open when the address filters; each choice shows its count beside the other filters and words', async () => {
  const { user } = await renderRoute('/jobs?q=design&workplace=hybrid');
  const panel = within(await screen.findByRole('search', { name: 'Search jobs' }));
  const comboboxes = await panel.findAllByRole<HTMLSelectElement>('combobox');
  expect(comboboxes.map(({ labels }) => labels[0]!.textContent)).toEqual(Object.keys(selects));
  expect(panel.getByLabelText('Workplace')).toHaveValue('hybrid');

  const select = panel.getByLabelText('Experience level');
  const [label, count] = /^(.*) \((\d+)\)$/
    .exec(within(select).getByRole('option', { name: /^Mid-senior/ }).textContent)!
    .slice(1);
  expect(label).toBe('Mid-senior');
  await user.selectOptions(select, 'mid');
  expect(await screen.findByText(`${count} listed here`)).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Workplace'), 'any');
  await waitFor(() =>
    expect(
      within(screen.getByLabelText('Workplace')).getByRole('option', { name: /^Hybrid/ }),
    ).toHaveTextContent(`Hybrid (${count})`),
  );
});

test('the list follows the chosen order, and the address contains it', async () => {
  const { user, router } = await renderRoute('/jobs?easy=easy&page=1');
  const order = await screen.findByRole('combobox', { name: 'Sort by' });
  for (const [id, sort] of [
    ['newest', 'NEWEST'],
    ['salary', 'SALARY'],
  ] as const) {
    await user.selectOptions(order, id);
    const { jobCatalogue } = sampleStore;
    const expected = jobCatalogue.select({ where: { easyApply: 'true' }, order: sort }).slice(0, 10);
    await waitFor(() =>
      expect(screen.getAllByRole('article').map(titleOf)).toEqual(expected.map(({ title }) => title)),
    );
    await waitFor(() => expect(router.state.location.search).toBe(`?easy=easy&sort=${id}`));
  }
});
