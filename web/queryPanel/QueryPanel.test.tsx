import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
// Loads the lazy code up front, since loading it during a test takes seconds.
import './QueryPanel.tsx';
import './ConditionsBadge.tsx';
import { httpLink } from '../apollo/httpLink.ts';
import { recordRequests } from './requests.ts';
import { setQueryPanelOpen } from '../shell/queryPanel.ts';
import { mockNetwork, simulateConditions } from '../testing/networkFailures.ts';
import { media, mockMediaQueries } from '../testing/mediaQueries.ts';
import { renderRoute } from '../testing/renderRoute.tsx';
import { expectToast } from '../testing/toast.ts';

const copied = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  mockMediaQueries(media.wide);
  mockNetwork();
  copied.mockReset().mockResolvedValue(undefined);
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  // React reports the simulated failures.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // happy-dom has no layout.
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
  Element.prototype.animate ??= () => ({ cancel: () => {} }) as Animation;
});

// Other test files share these modules.
afterEach(() => {
  simulateConditions({});
  setQueryPanelOpen(false);
});

const panel = () => screen.findByRole('region', { name: 'The query behind this screen' });

/** Renders a screen and opens the panel by its shortcut. */
async function openPanel(path = '/jobs', heading = 'Jobs') {
  delete document.documentElement.dataset['hydrated'];
  const view = await renderRoute(path, { transport: httpLink() });
  view.container.id = 'root';
  await waitFor(() => expect(document.documentElement).toHaveAttribute('data-hydrated'));
  await screen.findByRole('heading', { name: heading, level: 1 });
  await view.user.keyboard('{Control>}.{/Control}');
  return { ...view, found: within(await panel()) };
}

const entries = (list: HTMLElement) =>
  within(list)
    .getAllByRole('button')
    .map(({ textContent }) => textContent.replace(/[\d,]+ ms$/, 'ms'));
const operationList = () => screen.getByRole('navigation', { name: 'Operations and actions' });

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
  const { found, goTo } = await openPanel();
  expect(entries(operationList())).toEqual(['JobsScreen ms', 'AppShell cache', 'Simulate conditions']);
  expect(found.getByRole('heading', { name: 'JobsScreen' })).toBeVisible();
  expect(found.getByRole('region', { name: 'Query' })).toHaveTextContent(/^query JobsScreen\(/);
  expect(found.getByRole('region', { name: 'Variables' })).toHaveTextContent('"first": 10');
  expect(found.getByRole('region', { name: 'Answer' })).toHaveTextContent('"advertisedCount": 1241835');
  expect(await found.findByText(/^[\d,]+ of at most 20,000 fields$/)).toBeVisible();
  expect(found.getByText('The network, in 1,234 ms')).toBeVisible();
  expect(found.getByText('5.6 KB')).toBeVisible();

  await goTo('/gigs', 'Gigs');
  await waitFor(() => expect(entries(operationList())[0]).toBe('GigsScreen ms'));
  expect(await found.findByText(/^The network, in [\d,]+ ms$/)).toBeVisible();
  await goTo('/jobs', 'Jobs');
  await waitFor(() => expect(entries(operationList())[0]).toMatch(/^JobsScreen/));
});

test("it does not call a source the cache while the browser's list of requests is full", async () => {
  const others = Array.from({ length: 249 }, () => listedRequest('GigsScreen'));
  const list = vi.spyOn(performance, 'getEntriesByType').mockReturnValue(others as never);
  const { user } = await openPanel();
  expect(entries(operationList())).toEqual(['JobsScreen cache', 'AppShell cache', 'Simulate conditions']);
  await user.keyboard('{Escape}');
  list.mockReturnValue([...others, listedRequest('GigsScreen')] as never);
  await user.keyboard('{Control>}.{/Control}');
  const reopened = within(await panel());
  expect(entries(operationList())).toEqual(['JobsScreen unknown', 'AppShell unknown', 'Simulate conditions']);
  expect(reopened.getByText("Unknown: the browser's list of requests is full")).toBeVisible();
});

test('a screen that was left with a failure is not listed, and Turn off does not request it again', async () => {
  const { client, user, found, goTo } = await openPanel('/network', 'Network');
  await user.click(found.getByRole('button', { name: 'Simulate conditions' }));
  await user.selectOptions(found.getByLabelText('Failure'), 'Status 500');
  await goTo('/gigs', 'Gigs');
  expect(await screen.findByRole('heading', { name: "We couldn't load the gigs" })).toBeVisible();
  expect(entries(operationList())[0]).toMatch(/^GigsScreen/);
  await goTo('/network', 'Network');
  await waitFor(() => expect(entries(operationList())[0]).toMatch(/^NetworkScreen/));
  expect(screen.queryByRole('button', { name: /^GigsScreen/ })).toBeNull();
  const requests = recordRequests(client);
  const before = requests.length;
  await user.click(screen.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(requests.at(-1)?.ms).toBeGreaterThan(0));
  const names = requests.slice(before).map(({ operationName }) => operationName);
  expect(names.toSorted()).toEqual(['AppShell', 'NetworkScreen']);
});

test('a failed search is not listed beside the next one', async () => {
  const { user, found, router } = await openPanel('/gigs', 'Gigs');
  await user.click(found.getByRole('button', { name: 'Simulate conditions' }));
  await user.selectOptions(found.getByLabelText('Failure'), 'Status 500');
  await router.navigate('/gigs?q=logo');
  expect(await screen.findByRole('heading', { name: "We couldn't load the gigs" })).toBeVisible();
  await router.navigate('/gigs');
  await waitFor(() =>
    expect(screen.queryByRole('heading', { name: "We couldn't load the gigs" })).toBeNull(),
  );
  expect(screen.getAllByRole('button', { name: /^GigsScreen/ })).toHaveLength(1);
});

test('opened details take the focus, Back returns it to the entry, and Escape closes the panel', async () => {
  const { user, found } = await openPanel();
  const conditions = found.getByRole('button', { name: 'Simulate conditions' });
  conditions.focus();
  await user.keyboard('{Enter}');
  const back = found.getByRole('button', { name: 'Back to the list' });
  expect(back).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(back).not.toBeInTheDocument();
  expect(conditions).toHaveFocus();
  await user.keyboard('{Enter}{Escape}');
  await waitFor(() => expect(conditions).not.toBeInTheDocument());
});

test('Escape closes it and returns the focus; the footer and the list of shortcuts open it, too', async () => {
  const { user } = await openPanel();
  expect(screen.getByRole('button', { name: /^JobsScreen/ })).toHaveFocus();
  await user.keyboard('{Escape}');
  const isClosed = () =>
    waitFor(() => expect(screen.queryByRole('region', { name: 'The query behind this screen' })).toBeNull());
  await isClosed();
  const link = screen.getByRole('link', { name: 'Query behind this screen' });
  expect(link).toHaveAttribute('href', '/graphql');
  await user.click(link);
  await user.click(within(await panel()).getByRole('button', { name: 'Close' }));
  await isClosed();
  expect(link).toHaveFocus();
  link.blur();
  await user.keyboard('?');
  await user.click(await screen.findByRole('button', { name: 'Show the query behind this screen' }));
  expect(await panel()).toBeVisible();
});

test('an action appears with its mutation, payload and changes of the cache', async () => {
  const { user, found } = await openPanel();
  expect(found.getByText('None yet. Save or like something.')).toBeVisible();
  const [save] = await screen.findAllByRole('button', { name: /^Save Senior Product Designer/ });
  await user.click(save!);
  await user.click(await found.findByRole('button', { name: 'setJobSaved saved: true' }));
  expect(found.getByRole('region', { name: 'Mutation' })).toHaveTextContent(/^mutation SetJobSaved/);
  expect(found.getByRole('region', { name: 'Variables' })).toHaveTextContent('"saved": true');
  expect(found.getByRole('region', { name: 'Payload' })).toHaveTextContent('"userErrors": []');
  const change = found.getAllByRole('listitem').find((item) => item.textContent.startsWith('Job:'));
  expect(change).toHaveTextContent('Job:job-senior-product-designer savedfalse → true');
});

test('it copies the operation as a curl command and as a resolver test', async () => {
  const { user, found } = await openPanel('/jobs/job-brand-designer', 'Brand Designer');
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
  const { user, found } = await openPanel();
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
  const { goTo } = await openPanel();
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

test('conditions apply to the next request, show a badge, and end with one press', async () => {
  const { user, found, goTo } = await openPanel();
  await user.click(found.getByRole('button', { name: 'Simulate conditions' }));
  await user.selectOptions(found.getByLabelText('Failure'), 'Status 500');
  const badge = within(await screen.findByRole('region', { name: 'Simulated network' }));
  expect(badge.getByText('Simulated network – all: Status 500')).toBeVisible();
  await goTo('/gigs', 'Gigs');
  expect(await screen.findByRole('heading', { name: "We couldn't load the gigs" })).toBeVisible();
  await user.click(badge.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Simulated network' })).toBeNull());
  expect((await screen.findAllByRole('article')).length).toBeGreaterThan(0);
});

test('after empty lists a screen shows its data again', async () => {
  simulateConditions({ all: { empty: true } });
  const respond = vi.mocked(fetch).getMockImplementation()!;
  // Slower than the router, which starts the loaders again.
  vi.mocked(fetch).mockImplementation(async (...request) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return respond(...request);
  });
  const { user } = await openPanel('/companies', 'Companies');
  const badge = within(await screen.findByRole('region', { name: 'Simulated network' }));
  await screen.findByText('No companies found');
  await user.click(badge.getByRole('button', { name: 'Turn off' }));
  expect(await within(screen.getByRole('main')).findAllByRole('article')).not.toEqual([]);
});

test('one operation has conditions of its own', async () => {
  const { user, found, goTo } = await openPanel('/gigs', 'Gigs');
  await user.selectOptions(found.getByLabelText('Failure'), 'GraphQL error');
  expect(screen.getByText('Simulated network – GigsScreen: GraphQL error')).toBeVisible();
  await user.click(found.getByRole('checkbox', { name: 'Empty lists' }));
  expect(screen.getByText('Simulated network – GigsScreen: GraphQL error, empty lists')).toBeVisible();
  await goTo('/jobs', 'Jobs');
  expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  await user.click(found.getByRole('button', { name: 'Simulate conditions' }));
  await user.click(found.getByRole('checkbox', { name: 'Offline' }));
  expect(navigator.onLine).toBe(false);
  expect(await screen.findByText(/You're offline\./)).toBeVisible();
  await user.click(found.getByRole('button', { name: 'Turn all off' }));
  expect(navigator.onLine).toBe(true);
});
