import { ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectLocation } from '../testing/expectLocation.ts';
import { media, mockMediaQueries } from '../testing/mediaQueries.ts';
import { renderShell, topBar } from '../testing/renderShell.tsx';
// Loads the lazy code up front, since loading it during a test takes seconds.
import './SearchSuggestions.tsx';

const box = () => topBar().getByLabelText('Search Workgrove');
const listbox = () => screen.findByRole('listbox', { name: 'Suggestions' });
const options = () => within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');
const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('listbox', { name: 'Suggestions' })).not.toBeInTheDocument());

/** Renders the shell and waits until it is idle, since it adds its key listeners then. */
async function renderIdleShell() {
  delete document.documentElement.dataset['hydrated'];
  const view = await renderShell();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-hydrated'));
  return view;
}

/** Types without a delay between keys, so that the debounce never ends early on a slow machine. */
const typeWithoutPause = (user: UserEvent, text: string) => user.setup({ delay: null }).type(box(), text);

/** Records the texts that suggestions were requested for; the response for `late` waits until `release` is called. */
function recordRequests(late?: string) {
  const requested: string[] = [];
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationName !== 'SearchSuggestions') return forward(operation);
    const { query } = operation.variables as { query: string };
    requested.push(query);
    if (query !== late) return forward(operation);
    return new Observable((observer) => void gate.then(() => forward(operation).subscribe(observer)));
  });
  return { requested, release, link };
}

test('SH-17 typing shows at most eight suggestions by kind and sends one request for text typed without a pause', async () => {
  const { requested, link } = recordRequests();
  const { user } = await renderShell({ link });
  await typeWithoutPause(user, 'design');
  const list = within(await listbox());
  expect(requested).toEqual(['design']);
  expect(list.getAllByRole('option')).toHaveLength(8);
  const groups = list.getAllByRole('group');
  expect(groups.length).toBeGreaterThan(1);
  for (const group of groups)
    expect(['People', 'Jobs', 'Gigs', 'Projects', 'Products', 'Companies']).toContain(
      group.firstElementChild?.textContent,
    );
  expect(list.getByRole('option', { name: 'Senior Product Designer Halden Works' })).toHaveAttribute(
    'href',
    '/jobs/job-senior-product-designer',
  );
  expect(screen.getByText(/^\d suggestions$/)).toHaveAttribute('role', 'status');
  expect(topBar().getByRole('button', { name: 'See 43 results' })).toBeVisible();
});

test('SH-17 the arrow keys move through the suggestions while the box keeps the focus, and Enter follows the active one', async () => {
  const { user, router } = await renderShell();
  await typeWithoutPause(user, 'maren holt');
  await listbox();
  expect(box()).toHaveAttribute('role', 'combobox');
  await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'true'));
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  const all = options();
  const expectActive = (option: HTMLElement | undefined) =>
    waitFor(() => expect(option).toHaveAttribute('aria-selected', 'true'));
  await user.keyboard('{ArrowUp}');
  await expectActive(all.at(-1));
  await user.keyboard('{ArrowDown}');
  await expectActive(all[0]);
  expect(box()).toHaveAttribute('aria-activedescendant', all[0]!.id);
  await waitFor(() => expect(box()).toHaveFocus());
  // Keys that move the caret reset the active suggestion.
  for (const key of ['{Home}', '{End}', '{ArrowLeft}']) {
    await user.keyboard(key);
    await waitFor(() => expect(box()).not.toHaveAttribute('aria-activedescendant'));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(box()).toHaveAttribute('aria-activedescendant', all[0]!.id));
  }
  await user.keyboard('{Enter}');
  await expectLocation(router, '/profile/person-maren-holt');
  await waitFor(() => expect(box()).toHaveValue(''));
  await expectClosed();
});

test('SH-19 Escape closes the list and keeps the text; Enter then shows all results', async () => {
  const { user, router } = await renderShell();
  await typeWithoutPause(user, 'design');
  await listbox();
  await user.keyboard('{Escape}');
  await expectClosed();
  expect(box()).toHaveValue('design');
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{ArrowDown}');
  await listbox();
  await user.keyboard('{Escape}{Enter}');
  await expectLocation(router, '/search?q=design');
  await waitFor(() => expect(box()).toHaveValue(''));
});

test('SH-17 a click follows a suggestion, and leaving the box closes the list', async () => {
  const { user, router } = await renderShell();
  await typeWithoutPause(user, 'halden');
  await listbox();
  await user.click(screen.getByRole('button', { name: 'Toggle theme' }));
  await expectClosed();
  await user.click(box());
  await listbox();
  await user.click(screen.getByRole('option', { name: /^Halden Works/ }));
  await expectLocation(router, '/companies/company-halden-works');
  await expectClosed();
});

test('SH-17 a stale response is ignored', async () => {
  const { release, link, requested } = recordRequests('halden');
  const { user } = await renderShell({ link });
  await typeWithoutPause(user, 'halden');
  await waitFor(() => expect(requested).toEqual(['halden']));
  await user.clear(box());
  await typeWithoutPause(user, 'maren holt');
  await screen.findByRole('option', { name: /^Maren Holt/ });
  release();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('option', { name: /^Maren Holt/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Halden Works/ })).not.toBeInTheDocument();
});

test('SH-17 a new response resets the active suggestion, and clearing the text removes its suggestions', async () => {
  const { release, link, requested } = recordRequests('halden works');
  const { user, router } = await renderShell({ link });
  await typeWithoutPause(user, 'maren holt');
  await screen.findByRole('option', { name: /^Maren Holt/ });
  const enter = (value: string) => fireEvent.input(box(), { target: { value } });
  // In one task, so that no timer runs between the two.
  enter('');
  enter('halden');
  expect(screen.queryByRole('option', { name: /^Maren Holt/ })).not.toBeInTheDocument();
  await listbox();
  enter('halden works');
  await waitFor(() => expect(requested).toContain('halden works'));
  await user.keyboard('{ArrowDown}');
  expect(box()).toHaveAttribute('aria-activedescendant');
  release();
  await waitFor(() => expect(box()).not.toHaveAttribute('aria-activedescendant'));
  await user.keyboard('{Enter}');
  await expectLocation(router, '/search?q=halden+works');
});

test('SH-17 the search works when there are no suggestions and when the request fails', async () => {
  const link = new ApolloLink((operation, forward) =>
    operation.variables['query'] === 'broken'
      ? new Observable((observer) => observer.error(new Error('No connection.')))
      : forward(operation),
  );
  const { user, router } = await renderShell({ link });
  await typeWithoutPause(user, 'zebra zeppelin');
  expect(await screen.findByText('No suggestions')).toBeInTheDocument();
  await expectClosed();
  await user.clear(box());
  await typeWithoutPause(user, 'broken');
  await user.keyboard('{Enter}');
  await expectLocation(router, '/search?q=broken');
});

test('SH-26 the mobile panel shows suggestions; Escape closes the list before the panel', async () => {
  mockMediaQueries();
  const { user, router } = await renderShell();
  await user.click(screen.getByRole('button', { name: 'Open menu' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Menu' }));
  await user.type(panel.getByLabelText('Search Workgrove'), 'halden');
  await panel.findByRole('listbox', { name: 'Suggestions' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(panel.queryByRole('listbox')).not.toBeInTheDocument());
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await user.keyboard('{ArrowDown}');
  await user.click(await panel.findByRole('option', { name: /^Halden Works/ }));
  await expectLocation(router, '/companies/company-halden-works');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('/ focuses the search box, and is typed as text inside a field', async () => {
  const { user } = await renderIdleShell();
  await user.keyboard('/');
  await waitFor(() => expect(box()).toHaveFocus());
  expect(box()).toHaveValue('');
  await typeWithoutPause(user, 'a/b?');
  expect(box()).toHaveValue('a/b?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('on a phone / opens the search screen, focus its field and select its text', async () => {
  mockMediaQueries(media.phone);
  const { user, router } = await renderIdleShell();
  await user.keyboard('/');
  await expectLocation(router, '/search');
  const searchField = () => screen.getByRole('searchbox', { name: 'Search words' });
  await waitFor(() => expect(searchField()).toHaveFocus());
  await user.keyboard('design{Enter}');
  await expectLocation(router, '/search?q=design');
  searchField().blur();
  await user.keyboard('/');
  await waitFor(() => expect(searchField()).toHaveFocus());
  expect(searchField()).toHaveValue('design');
});

test('? opens the list of shortcuts, and shortcuts do nothing behind that dialog', async () => {
  const { user } = await renderIdleShell();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getAllByRole('term').map((term) => term.textContent)).toContain('Search');
  await user.keyboard('/');
  expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
