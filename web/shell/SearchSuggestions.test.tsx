import { ApolloLink, Observable } from '@apollo/client';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { expectLocation } from '../testing/expectLocation.ts';
import { media, mockMediaQueries } from '../testing/mediaQueries.ts';
import { renderShell, topBar } from '../testing/renderShell.tsx';
import { hrefsIn, linksWithoutSkeletonData } from '../testing/linksWithoutSkeletonData.ts';
// A list is wanted within moments; in a test its code would take seconds to come.
import './SearchSuggestions.tsx';

const box = () => topBar().getByLabelText('Search Workgrove');
const listbox = () => screen.findByRole('listbox', { name: 'Suggestions' });
const options = () => within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');
const expectClosed = () =>
  waitFor(() => expect(screen.queryByRole('listbox', { name: 'Suggestions' })).not.toBeInTheDocument());

/** A shell that listens to keys, which it does when it is idle. */
async function renderListening() {
  delete document.documentElement.dataset['hydrated'];
  const view = await renderShell();
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-hydrated'));
  return view;
}

/** No key waits for the machine: however slow it is, no pause comes between two of them. */
const typeInOneGo = (user: UserEvent, words: string) => user.setup({ delay: null }).type(box(), words);

/** Keeps the words that suggestions were asked for; answers to `late` wait until they are let go. */
function watch(late?: string) {
  const asked: string[] = [];
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  const link = new ApolloLink((operation, forward) => {
    if (operation.operationName !== 'SearchSuggestions') return forward(operation);
    const { query } = operation.variables as { query: string };
    asked.push(query);
    if (query !== late) return forward(operation);
    return new Observable((observer) => void gate.then(() => forward(operation).subscribe(observer)));
  });
  return { asked, letGo, link };
}

test('SH-17 typing suggests what there is, by kind, at most eight, and asks once for what was typed in one go', async () => {
  const { asked, link } = watch();
  const { user, client } = await renderShell({ link });
  await typeInOneGo(user, 'design');
  const list = within(await listbox());
  expect(
    linksWithoutSkeletonData(hrefsIn(await listbox()), client.extract()),
    'without a height for their skeletons',
  ).toEqual([]);
  expect(asked).toEqual(['design']);
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
  expect(topBar().getByRole('button', { name: 'See 40 results' })).toBeVisible();
});

test('SH-17 the arrows go through the suggestions while the focus stays, and Enter follows the chosen one', async () => {
  const { user, router } = await renderShell();
  await typeInOneGo(user, 'maren holt');
  await listbox();
  expect(box()).toHaveAttribute('role', 'combobox');
  await waitFor(() => expect(box()).toHaveAttribute('aria-expanded', 'true'));
  expect(box()).not.toHaveAttribute('aria-activedescendant');
  const all = options();
  await user.keyboard('{ArrowUp}');
  expect(all.at(-1)).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(all[0]).toHaveAttribute('aria-selected', 'true');
  expect(box()).toHaveAttribute('aria-activedescendant', all[0]!.id);
  expect(box()).toHaveFocus();
  // Who goes through the words has left the list.
  for (const key of ['{Home}', '{End}', '{ArrowLeft}']) {
    await user.keyboard(key);
    expect(box()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(box()).toHaveAttribute('aria-activedescendant', all[0]!.id);
  }
  await user.keyboard('{Enter}');
  await expectLocation(router, '/profile/person-maren-holt');
  await waitFor(() => expect(box()).toHaveValue(''));
  await expectClosed();
});

test('SH-19 Escape closes the list and keeps the words; Enter then shows all results', async () => {
  const { user, router } = await renderShell();
  await typeInOneGo(user, 'design');
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

test('SH-17 a suggestion is followed by a press, and leaving the box closes the list', async () => {
  const { user, router } = await renderShell();
  await typeInOneGo(user, 'halden');
  await listbox();
  await user.click(screen.getByRole('button', { name: 'Toggle theme' }));
  await expectClosed();
  await user.click(box());
  await listbox();
  await user.click(screen.getByRole('option', { name: /^Halden Works/ }));
  await expectLocation(router, '/companies/company-halden-works');
  await expectClosed();
});

test('SH-17 an answer that comes too late is dropped', async () => {
  const { letGo, link, asked } = watch('halden');
  const { user } = await renderShell({ link });
  await typeInOneGo(user, 'halden');
  await waitFor(() => expect(asked).toEqual(['halden']));
  await user.clear(box());
  await typeInOneGo(user, 'maren holt');
  await screen.findByRole('option', { name: /^Maren Holt/ });
  letGo();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('option', { name: /^Maren Holt/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Halden Works/ })).not.toBeInTheDocument();
});

test('SH-17 what was chosen among other answers is not followed, and answers to cleared words do not come back', async () => {
  const { letGo, link, asked } = watch('halden works');
  const { user, router } = await renderShell({ link });
  await typeInOneGo(user, 'maren holt');
  await screen.findByRole('option', { name: /^Maren Holt/ });
  const enter = (value: string) => fireEvent.input(box(), { target: { value } });
  // In one task, so that no timer runs between the two.
  enter('');
  enter('halden');
  expect(screen.queryByRole('option', { name: /^Maren Holt/ })).not.toBeInTheDocument();
  await listbox();
  enter('halden works');
  await waitFor(() => expect(asked).toContain('halden works'));
  await user.keyboard('{ArrowDown}');
  expect(box()).toHaveAttribute('aria-activedescendant');
  letGo();
  await waitFor(() => expect(box()).not.toHaveAttribute('aria-activedescendant'));
  await user.keyboard('{Enter}');
  await expectLocation(router, '/search?q=halden+works');
});

test('SH-17 words that find nothing, and a server that does not answer, leave the search as it is', async () => {
  const link = new ApolloLink((operation, forward) =>
    operation.variables['query'] === 'broken'
      ? new Observable((observer) => observer.error(new Error('No connection.')))
      : forward(operation),
  );
  const { user, router } = await renderShell({ link });
  await typeInOneGo(user, 'zebra zeppelin');
  expect(await screen.findByText('No suggestions')).toBeInTheDocument();
  await expectClosed();
  await user.clear(box());
  await typeInOneGo(user, 'broken');
  await user.keyboard('{Enter}');
  await expectLocation(router, '/search?q=broken');
});

test('SH-26 the mobile panel suggests too; Escape closes the list before the panel', async () => {
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

test('Ctrl+K, Command+K and / lead to the search box, but not while something else is typed', async () => {
  const { user } = await renderListening();
  for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/']) {
    await user.keyboard(keys);
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('');
    box().blur();
  }
  await typeInOneGo(user, 'a/b?');
  expect(box()).toHaveValue('a/b?');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('on a phone they lead to the field of the search screen, and to the words in it', async () => {
  mockMediaQueries(media.phone);
  const { user, router } = await renderListening();
  await user.keyboard('/');
  await expectLocation(router, '/search');
  const words = () => screen.getByRole('searchbox', { name: 'Search words' });
  await waitFor(() => expect(words()).toHaveFocus());
  await user.keyboard('design{Enter}');
  await expectLocation(router, '/search?q=design');
  words().blur();
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(() => expect(words()).toHaveFocus());
  expect(words()).toHaveValue('design');
});

test('? shows the keys, and behind them nothing moves', async () => {
  const { user } = await renderListening();
  await user.keyboard('?');
  const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  expect(dialog.getAllByRole('term').map((term) => term.textContent)).toContain('Search');
  await user.keyboard('/');
  expect(document.activeElement?.closest('[role=dialog]')).not.toBeNull();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
