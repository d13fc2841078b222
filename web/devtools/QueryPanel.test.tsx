import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openQueryPanel, panelEntries, prepareQueryPanel, queryPanel } from '../testing/queryPanel.tsx';
import { tabLink } from '../testing/tabLink.ts';
import { expectToast } from '../testing/toast.ts';

const copied = vi.fn<(text: string) => Promise<void>>();

prepareQueryPanel();
beforeEach(() => {
  copied.mockReset().mockResolvedValue(undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
});

/** Adds a response to the browser's list of requests, as the server names its operation there. */
const listedRequest = (description: string) => ({
  serverTiming: [{ name: 'operation', description, duration: 0 }],
  duration: 1_234,
  decodedBodySize: 5_600,
});

test('it lists the operations of the screen, those before it was opened, too, and follows a navigation', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { serverTiming: [], duration: 1 },
    listedRequest('JobsScreen'),
  ] as never);
  const { found, goTo } = await openQueryPanel();
  expect(panelEntries()).toEqual(['JobsScreen ms', 'AppShell cache', 'Simulate conditions']);
  expect(found.getByRole('heading', { name: 'JobsScreen' })).toBeVisible();
  expect(found.getByRole('region', { name: 'Query' })).toHaveTextContent(/^query JobsScreen\(/);
  expect(found.getByRole('region', { name: 'Variables' })).toHaveTextContent('"first": 10');
  expect(found.getByRole('region', { name: 'Answer' })).toHaveTextContent('"advertisedCount": 1241835');
  expect(await found.findByText(/^[\d,]+ of at most 20,000 fields$/)).toBeVisible();
  expect(found.getByText('The network, in 1,234 ms')).toBeVisible();
  expect(found.getByText('5.6 KB')).toBeVisible();

  await goTo('/gigs', 'Gigs');
  await waitFor(() => expect(panelEntries()[0]).toBe('GigsScreen ms'));
  expect(await found.findByText(/^The network, in [\d,]+ ms$/)).toBeVisible();
  await goTo('/jobs', 'Jobs');
  await waitFor(() => expect(panelEntries()[0]).toMatch(/^JobsScreen/));
});

test("it does not call a source the cache while the browser's list of requests is full", async () => {
  const others = Array.from({ length: 249 }, () => listedRequest('GigsScreen'));
  const list = vi.spyOn(performance, 'getEntriesByType').mockReturnValue(others as never);
  const { user } = await openQueryPanel();
  expect(panelEntries()).toEqual(['JobsScreen cache', 'AppShell cache', 'Simulate conditions']);
  await user.keyboard('{Escape}');
  list.mockReturnValue([...others, listedRequest('GigsScreen')] as never);
  await user.keyboard('{Control>}.{/Control}');
  const reopened = within(await queryPanel());
  expect(panelEntries()).toEqual(['JobsScreen unknown', 'AppShell unknown', 'Simulate conditions']);
  expect(reopened.getByText("Unknown: the browser's list of requests is full")).toBeVisible();
});

test('opened details take the focus, Back returns it to the entry, and Escape closes the panel', async () => {
  const { user, found } = await openQueryPanel();
  const conditions = found.getByRole('button', { name: 'Simulate conditions' });
  conditions.focus();
  await user.keyboard('{Enter}');
  const back = found.getByRole('button', { name: 'Back to the list' });
  await waitFor(() => expect(back).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(back).not.toBeInTheDocument();
  await waitFor(() => expect(conditions).toHaveFocus());
  await user.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(conditions).not.toBeInTheDocument());
});

test('Escape closes it and returns the focus; the footer and the list of shortcuts open it, too', async () => {
  const { user } = await openQueryPanel();
  await waitFor(() => expect(screen.getByRole('button', { name: /^JobsScreen/ })).toHaveFocus());
  await user.keyboard('{Escape}');
  const isClosed = () =>
    waitFor(() => expect(screen.queryByRole('region', { name: 'The query behind this screen' })).toBeNull());
  await isClosed();
  const link = screen.getByRole('link', { name: 'Query behind this screen' });
  expect(link).toHaveAttribute('href', '/graphql');
  await user.click(link);
  await user.click(within(await queryPanel()).getByRole('button', { name: 'Close' }));
  await isClosed();
  await waitFor(() => expect(link).toHaveFocus());
  link.blur();
  await user.keyboard('?');
  await user.click(await screen.findByRole('button', { name: 'Show the query behind this screen' }));
  expect(await queryPanel()).toBeVisible();
});

test('an action appears with its mutation, payload and changes of the cache', async () => {
  const { user, found } = await openQueryPanel('/jobs', 'Jobs', tabLink());
  expect(found.getByText('None yet. Save or like something.')).toBeVisible();
  const [save] = await screen.findAllByRole('button', { name: /^Save Senior Product Designer/ });
  await user.click(save!);
  await user.click(await found.findByRole('button', { name: 'setJobSaved saved: true' }));
  expect(found.getByRole('region', { name: 'Mutation' })).toHaveTextContent(/^mutation SetJobSaved/);
  expect(found.getByRole('region', { name: 'Variables' })).toHaveTextContent('"saved": true');
  expect(await found.findByText(/^Answered by this tab/)).toBeVisible();
  expect(found.getByRole('region', { name: 'Payload' })).toHaveTextContent('"userErrors": []');
  const change = found.getAllByRole('listitem').find((item) => item.textContent.startsWith('Job:'));
  expect(change).toHaveTextContent('Job:job-senior-product-designer savedfalse → true');
});

test('it copies the operation as a curl command and as a resolver test', async () => {
  const { user, found } = await openQueryPanel('/jobs/job-brand-designer', 'Brand Designer');
  await user.click(found.getByRole('button', { name: 'Copy as curl' }));
  await expectToast('curl command copied');
  expect(copied.mock.lastCall![0]).toMatch(
    /^curl -sS '\S+\/graphql' .*"variables":\{"id":"job-brand-designer"/s,
  );
  await user.click(found.getByRole('button', { name: 'Copy as a resolver test' }));
  await expectToast('Resolver test copied');
  expect(copied.mock.lastCall![0]).toContain('"title": "Brand Designer"');
  copied.mockRejectedValueOnce(new Error('denied'));
  await user.click(found.getByRole('button', { name: 'Copy query' }));
  await expectToast(
    'The browser did not allow copying',
    'Select the text and copy it yourself.',
    'destructive',
  );
});

test("a fragment's button highlights its component on the page", async () => {
  const { user, found } = await openQueryPanel();
  const outlined = vi.spyOn(Element.prototype, 'animate');
  await user.click(found.getByRole('button', { name: 'JobCard on Job' }));
  expect(found.getByText('JobCard is highlighted in 10 places of the page.')).toBeVisible();
  const cards = outlined.mock.contexts as Element[];
  expect(cards).toHaveLength(10);
  expect(cards[0]).toBe(screen.getAllByRole('article')[0]!.closest('article'));
  await user.click(found.getByRole('button', { name: 'JobCard on Job' }));
  expect(found.queryByText(/is highlighted/)).toBeNull();
});

test('the fragments without a place on the page are last, and their buttons say so', async () => {
  const { goTo } = await openQueryPanel();
  const names = () =>
    within(screen.getByRole('region', { name: 'Fragments by component' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const absent = names().findIndex((name) => name.endsWith(', not on the page'));
  expect(absent).toBeGreaterThan(0);
  expect(names().slice(absent)).toEqual(names().filter((name) => name.endsWith(', not on the page')));
  expect(names().slice(0, absent)).toContain('JobCard on Job');
  // The panel follows the page.
  await goTo('/gigs', 'Gigs');
  await waitFor(() => expect(names()[0]).not.toMatch(/not on the page/));
});
