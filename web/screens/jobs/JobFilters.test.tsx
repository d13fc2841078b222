import { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { JobRecord } from '../../../server/job/records.ts';
import { sampleContext, sampleStore } from '../../../server/testing/sample.ts';
import { renderRoute } from '../../testing/renderRoute.tsx';

/** The choices of a select, as value and label without the count. */
const choicesOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole<HTMLOptionElement>('option', { hidden: true })
    .map(({ value, textContent }) => [value, textContent.replace(/ \(\d+\)$/, '')]);

type Holds = (job: JobRecord) => boolean;
const all: Holds = () => true;
const postedWithin =
  (days: number): Holds =>
  ({ postedAt }) =>
    Date.parse(postedAt) >= sampleContext.now - days * 86_400_000;
const experience =
  (level: JobRecord['experienceLevel']): Holds =>
  ({ experienceLevel }) =>
    experienceLevel === level;
const at =
  (id: string): Holds =>
  ({ companyId }) =>
    companyId === id;
const placed =
  (place: JobRecord['workplace']): Holds =>
  ({ workplace }) =>
    workplace === place;

/** Every select: the id, the words and the jobs of each of its choices. */
const selects: Record<string, readonly (readonly [id: string, label: string, leaves: Holds])[]> = {
  'Date posted': [
    ['any', 'Any time', all],
    ['month', 'Past month', postedWithin(30)],
    ['week', 'Past week', postedWithin(7)],
    ['day', 'Past 24 hours', postedWithin(1)],
  ],
  'Experience level': [
    ['any', 'Any experience', all],
    ['entry', 'Entry', experience('ENTRY')],
    ['mid', 'Mid-senior', experience('MID')],
    ['director', 'Director', experience('DIRECTOR')],
    ['executive', 'Executive', experience('EXECUTIVE')],
  ],
  Company: [
    ['any', 'Any company', all],
    ['techcorp', 'TechCorp', at('techcorp')],
    ['designstudio', 'DesignStudio', at('designstudio')],
    ['startupinc', 'StartupInc', at('startupinc')],
  ],
  Workplace: [
    ['any', 'Any workplace', all],
    ['remote', 'Remote', placed('REMOTE')],
    ['hybrid', 'Hybrid', placed('HYBRID')],
    ['onsite', 'On-site', placed('ONSITE')],
  ],
  'Easy Apply': [
    ['any', 'Any', all],
    ['easy', 'Easy Apply', ({ isEasyApply }) => isEasyApply],
  ],
};

const titleOf = (card: HTMLElement) => within(card).getByRole('heading').textContent;

/** Waits until the list shows the jobs of which this holds and no others, ten on a page. */
async function expectList(holds: Holds, choice?: string): Promise<void> {
  const fitting = [...sampleStore.jobs.values()].filter(holds).map(({ title }) => title);
  expect(fitting.length).toBeGreaterThan(0);
  await waitFor(() => {
    const shown = screen.getAllByRole('article').map(titleOf);
    const others = shown.filter((title) => !fitting.includes(title));
    expect({ choice, others, count: shown.length }).toEqual({
      choice,
      others: [],
      count: Math.min(fitting.length, 10),
    });
    expect(screen.getByText(new RegExp(`^${fitting.length} listed here`))).toBeVisible();
  });
}

test('KC-17 KC-19 KC-20 KC-21 KC-22 each choice of each select has its id and its words, and leaves the jobs that fit it; several leave what fits all, and stand in the address', async () => {
  const { user, router } = await renderRoute('/jobs');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  for (const [label, choices] of Object.entries(selects)) {
    const select = await screen.findByLabelText(label);
    expect(choicesOf(select)).toEqual(choices.map(([id, words]) => [id, words]));
    // The last of them takes the filter away again.
    for (const [id, , leaves] of choices.toReversed()) {
      await user.selectOptions(select, id);
      await expectList(leaves, `${label}: ${id}`);
    }
  }

  // Together they narrow it at once, and the address holds them.
  await user.selectOptions(screen.getByLabelText('Company'), 'designstudio');
  expect(await screen.findByText('3 listed here')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Easy Apply'), 'easy');
  expect(await screen.findByText('2 listed here')).toBeVisible();
  expect(router.state.location.search).toBe('?company=designstudio&easy=easy');
  await router.navigate(-1);
  expect(await screen.findByText('3 listed here')).toBeVisible();
  expect(screen.getByLabelText('Easy Apply')).toHaveValue('any');
});

test('Clear filters shows only when there is one, and keeps what is searched', async () => {
  const { user, router } = await renderRoute('/jobs?q=design&experience=entry&date=month');
  await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument(),
  );
  expect(router.state.location.search).toBe('?q=design');
  expect(screen.getByLabelText('Experience level')).toHaveValue('any');
});

test('words that the address gives and nobody knows stand for the default', async () => {
  await renderRoute('/jobs?date=decade&company=nobody&tab=lost&page=-4');
  expect(await screen.findByText('30 listed here, page 1 of 3')).toBeVisible();
  expect(screen.getByLabelText('Date posted')).toHaveValue('any');
  expect(screen.getByRole('tab', { name: 'Browse Jobs' })).toHaveAttribute('aria-selected', 'true');
});

test('set filters show with the panel closed, on its button, in the headline and as chips, and go one by one', async () => {
  const { user, router } = await renderRoute('/jobs?workplace=remote&easy=easy&job=&page=2');
  const chips = await screen.findByRole('list', { name: 'Active filters' });
  const toggle = screen.getByRole('button', { name: 'Filters 2 set' });
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('heading', { name: 'Jobs in all locations, Remote, Easy Apply' })).toBeVisible();
  await user.click(within(chips).getByRole('link', { name: 'Remove filter Workplace: Remote' }));
  expect(await screen.findByRole('heading', { name: 'Jobs in all locations, Easy Apply' })).toBeVisible();
  await expectList(({ isEasyApply }) => isEasyApply);
  expect(router.state.location.search).toBe('?easy=easy');
  expect(
    within(chips)
      .getAllByRole('listitem')
      .map((chip) => chip.textContent),
  ).toEqual(['Easy Apply', 'Clear filters']);
});

test('a search keeps the filters and goes back to the first page of Browse Jobs', async () => {
  const { user, router } = await renderRoute('/jobs?workplace=remote&tab=saved');
  await screen.findByText('No saved jobs yet');
  await user.type(screen.getByRole('searchbox', { name: 'Title, skill or company' }), 'writer{Enter}');
  expect(await screen.findByRole('heading', { name: 'writer in all locations, Remote' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=writer&workplace=remote');
});

test('jobs stand on numbered pages of 10, each asked of the server by its number', async () => {
  const pages: unknown[] = [];
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationName === 'JobsScreen')
      pages.push([operation.variables['first'], operation.variables['page']]);
    return forward(operation);
  });
  const { user, router } = await renderRoute('/jobs', { link });
  const titles = () => screen.getAllByRole('article').map(titleOf);
  await screen.findByText('30 listed here, page 1 of 3');
  const seen = titles();
  for (const [number, status] of [
    [2, '30 listed here, page 2 of 3'],
    [3, '30 listed here, page 3 of 3'],
  ] as const) {
    await user.click(screen.getByRole('link', { name: `Page ${number}` }));
    await screen.findByText(status);
    expect(screen.getByRole('link', { name: `Page ${number}`, current: 'page' })).toBeVisible();
    seen.push(...titles());
  }
  expect(new Set(seen).size).toBe(30);
  expect(router.state.location.search).toBe('?page=3');
  expect(pages).toEqual([
    [10, undefined],
    [10, 2],
    [10, 3],
  ]);
});

test('JB-06 the panel has five selects, open where the address filters; each choice tells how many jobs it leaves beside the other filters and the words', async () => {
  const { user } = await renderRoute('/jobs?q=design&workplace=hybrid');
  const panel = within(await screen.findByRole('search', { name: 'Search jobs' }));
  const found = await panel.findAllByRole<HTMLSelectElement>('combobox');
  expect(found.map(({ labels }) => labels[0]!.textContent)).toEqual(Object.keys(selects));
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

test('the list stands in the order that is chosen, which the address holds', async () => {
  const { user, router } = await renderRoute('/jobs?easy=easy&page=1');
  const order = await screen.findByRole('combobox', { name: 'Sort by' });
  for (const [id, sort] of [
    ['newest', 'NEWEST'],
    ['salary', 'SALARY'],
  ] as const) {
    await user.selectOptions(order, id);
    const { jobCatalogue } = sampleStore;
    const wanted = jobCatalogue.select({ where: { easyApply: 'true' }, order: sort }).slice(0, 10);
    await waitFor(() =>
      expect(screen.getAllByRole('article').map(titleOf)).toEqual(wanted.map(({ title }) => title)),
    );
    expect(router.state.location.search).toBe(`?easy=easy&sort=${id}`);
  }
});
