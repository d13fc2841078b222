import { ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderRoute } from '../../testing/renderRoute.tsx';
import {
  button,
  cards,
  category,
  renderProjects,
  searchBox,
  status,
  titles,
} from '../../testing/renderProjects.ts';

test('RT-07 PL-01 PL-02 PL-17 /projects shows its title, a labelled search box, and pages 1 to 5 with page 1 current', async () => {
  await renderProjects();
  expect(screen.getByRole('heading', { level: 1, name: 'Projects' })).toBeVisible();
  expect(document.title).toBe('Projects · Workgrove');
  expect(searchBox()).toHaveAttribute('placeholder', 'Search for projects');
  const pages = within(screen.getByRole('navigation', { name: 'Projects, pages' }));
  expect(pages.getAllByRole('link', { name: /^Page/ }).map((link) => link.textContent)).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
  expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
});

test('PL-03 the list and the address follow the typed words, in any letter case', async () => {
  const { user, router } = await renderProjects();
  await user.type(searchBox(), 'STOREFRONT ');
  await waitFor(() => expect(titles()).toEqual(['Make our storefront load in under two seconds']));
  expect(status()).toBe('1 project');
  await waitFor(() => expect(router.state.location.search).toBe('?q=STOREFRONT'));
  expect(searchBox()).toHaveValue('STOREFRONT ');
  await user.clear(searchBox());
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test.each([
  ['PL-09 a category', '', () => category('DevOps & Cloud'), '?category=devops-cloud'],
  ['PL-07 Clear Filters', '?type=hourly', () => button('Clear Filters'), ''],
])(
  '%s pressed right after typing is not undone by the debounced search',
  async (_title, initialSearch, target, expected) => {
    // The navigation takes longer than the debounce.
    const link = new ApolloLink((operation, forward) => {
      const delay = new Promise((resolve) => {
        setTimeout(resolve, operation.operationName === 'ProjectsScreen' ? 300 : 0);
      });
      return new Observable((observer) => void delay.then(() => forward(operation).subscribe(observer)));
    });
    const { router, client } = await renderProjects(`/projects${initialSearch}`, { link });
    await client.cache.reset();
    fireEvent.change(searchBox(), { target: { value: 'alert' } });
    fireEvent.blur(searchBox());
    fireEvent.click(target());
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
    await waitFor(() => expect(router.state.location.search).toBe(expected));
    await waitFor(() => expect(searchBox()).toHaveValue(''));
  },
);

test('PL-04 PL-05 PL-06 the search covers titles, descriptions and skills', async () => {
  const { router } = await renderProjects();
  for (const [words, found] of [
    ['dispatcher', 'Dashboard for a dispatcher with three screens'],
    ['iconography', 'Forty icons for a workshop app'],
    ['140 lorries', 'Dashboard for a dispatcher with three screens'],
  ] as const) {
    await router.navigate(`/projects?q=${encodeURIComponent(words)}`);
    await waitFor(() => expect([words, ...titles()]).toEqual([words, found]));
  }
});

test('PL-14 SS-20 three tabs; Best Matches is first and shows the list', async () => {
  const { user, router } = await renderProjects();
  const tabs = within(screen.getByRole('tablist', { name: 'Projects' })).getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Best Matches', 'Most Recent', 'Saved Jobs']);
  expect(tabs[0]).toHaveAttribute('aria-selected', 'true');
  expect(cards()).toHaveLength(6);
  await user.click(tabs[1]!);
  await waitFor(() => expect(router.state.location.search).toBe('?tab=newest'));
  await user.click(screen.getByRole('tab', { name: 'Saved Jobs' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=saved'));
  await user.click(screen.getByRole('tab', { name: 'Best Matches' }));
  await waitFor(() => expect(cards()).toHaveLength(6));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

test('PL-15 SS-20 the tabs Most Recent and Saved Jobs show a placeholder', async () => {
  const { user } = await renderRoute('/projects?tab=newest');
  expect(await screen.findByRole('tab', { name: 'Most Recent', selected: true })).toBeVisible();
  expect(screen.getByText('Most recent projects will be displayed here.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All projects, newest first' })).toHaveAttribute(
    'href',
    '/projects?sort=newest',
  );
  expect(cards()).toHaveLength(0);
  await user.click(screen.getByRole('tab', { name: 'Saved Jobs' }));
  expect(await screen.findByText('Saved projects will be displayed here.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Saved Jobs', selected: true })).toBeVisible();
  expect(cards()).toHaveLength(0);
});

test('PL-16 a search without results shows an empty state with advice', async () => {
  const { user } = await renderProjects('/projects?q=nothing+like+it');
  expect(screen.getByRole('heading', { name: 'No projects found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filters')).toBeVisible();
  expect(status()).toBe('0 projects');
  await user.click(screen.getByRole('link', { name: 'Clear search and filters' }));
  await waitFor(() => expect(cards()).toHaveLength(6));
});

test('PL-18 a page shows the next projects and starts at the heading; a page beyond the end shows the last one', async () => {
  const { user, router } = await renderProjects('/projects?type=fixed');
  const first = titles();
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await waitFor(() => expect(status()).toBe('17 projects, page 2 of 3'));
  await waitFor(() => expect(router.state.location.search).toBe('?type=fixed&page=2'));
  expect(new Set([...first, ...titles()]).size, 'six others').toBe(12);
  const heading = screen.getByRole('heading', { name: 'Projects matching your filters' });
  await waitFor(() => expect(heading).toHaveFocus());
  await router.navigate('/projects?page=99');
  await waitFor(() => expect(status()).toBe('30 projects, page 5 of 5'));
});

test('EN-30 a client without payment verification has no badge', async () => {
  await renderProjects('/projects?q=tool+library');
  const card = within(screen.getByRole('article', { name: 'Ledger for a tool library' }));
  expect(card.queryByText('Payment verified')).toBeNull();
});

test('PL-03 EN-27 EN-29 an address with a query shows its results; a card shows title, description, budget, payment type, age, place, skills and proposals', async () => {
  await renderProjects('/projects?q=storefront');
  expect(searchBox()).toHaveValue('storefront');
  expect(titles()).toEqual(['Make our storefront load in under two seconds']);
  const card = within(screen.getByRole('article', { name: 'Make our storefront load in under two seconds' }));
  expect(card.getByRole('link')).toHaveAttribute('href', '/projects/project-storefront-speed');
  for (const text of [
    /^A shop with 4,000 articles/,
    '$1,500 - $3,000',
    'Fixed',
    'Expert',
    'Less than 1 month',
    '2 hours ago',
    'Toronto, Canada',
    '14 proposals',
    'Payment verified',
    '$86,400 spent',
  ])
    expect(card.getByText(text)).toBeVisible();
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Performance',
    'TypeScript',
    'React',
    'CSS',
  ]);
  expect(card.getByRole('img', { name: '4.9 out of 5, 41 reviews' })).toBeVisible();
});

test('a card shows five skills and counts the rest; a client without ratings is new', async () => {
  const { router } = await renderProjects('/projects?q=clinics');
  const card = within(screen.getByRole('article', { name: 'Appointment booking for seven clinics' }));
  expect(card.getByText('+3')).toBeVisible();
  expect(screen.queryByText('New client')).toBeNull();
  await router.navigate('/projects?q=bouquets');
  expect(await screen.findByText('New client')).toBeVisible();
});

test('a project saved in the list is also saved on its page', async () => {
  const { user, router } = await renderProjects('/projects?q=storefront');
  const name = 'Make our storefront load in under two seconds';
  await user.click(screen.getByRole('button', { name: `Save ${name}` }));
  expect(await screen.findByRole('button', { name: `Save ${name}`, pressed: true })).toBeVisible();
  expect(await screen.findByText('Project saved')).toBeVisible();
  await user.click(screen.getByRole('link', { name }));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe('/projects/project-storefront-speed'));
});
