import { screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './apollo/client.ts';
import { httpLink } from './apollo/httpLink.ts';
import { recordRequests } from './devtools/requests.ts';
import { createRoutes } from './routes.tsx';
import { media, mockMediaQueries } from './testing/mediaQueries.ts';
import { renderRoute } from './testing/renderRoute.tsx';
import { mockNetwork, networkFailures, simulateConditions } from './testing/networkFailures.ts';

/** An address of each screen, and the name of the data in its error message. */
const screens: Readonly<Record<string, readonly [address: string, dataName: string]>> = {
  '/': ['/', 'your feed'],
  '/gigs': ['/gigs', 'the gigs'],
  '/gigs/:id': ['/gigs/gig-usability-review', 'this gig'],
  '/orders': ['/orders', 'your orders'],
  '/jobs': ['/jobs', 'the jobs'],
  '/jobs/:id': ['/jobs/job-brand-designer', 'this job'],
  '/jobs/:id/manage': ['/jobs/job-design-intern/manage', 'this posting'],
  '/projects': ['/projects', 'the projects'],
  '/projects/:id': ['/projects/project-storefront-speed', 'this project'],
  '/companies': ['/companies', 'the companies'],
  '/companies/:id': ['/companies/techcorp', 'this company'],
  '/agency': ['/agency', "the agency's page"],
  '/messages': ['/messages?contact=contact-idris-vale', 'your messages'],
  '/creator-dashboard': ['/creator-dashboard', 'your dashboard'],
  '/network': ['/network', 'your network'],
  '/profile/:id?': ['/profile', 'this profile'],
  '/creator-dashboard/create': ['/creator-dashboard/create', 'the form'],
  '/creator-dashboard/edit/:id': ['/creator-dashboard/edit/own-product-brief-reader', 'this product'],
  '/notifications': ['/notifications', 'your notifications'],
  '/dashboard': ['/dashboard', 'your dashboard'],
  '/library': ['/library', 'your library'],
  '/search': ['/search?q=design', 'the results'],
  '/settings': ['/settings', 'your settings'],
  '/shop': ['/shop', 'the shop'],
  '/shop/:id': ['/shop/course-modern-css', 'this product'],
};
/** Screens without a query of their own. */
const withoutQuery = ['/terms', '/privacy', '/auth/:action', '*'];

const patternsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...patternsOf(children ?? [])]);

beforeEach(() => {
  mockMediaQueries(media.wide);
  mockNetwork();
  // Failures are logged too, and the not-found page logs its address.
  for (const name of ['error', 'warn', 'info'] as const) vi.spyOn(console, name).mockImplementation(() => {});
});

// Other test files share the state of the browser.
afterEach(() => simulateConditions({}));

test('the tables above contain every screen of the route table', () => {
  const listed = [...Object.keys(screens), ...withoutQuery];
  expect(patternsOf(createRoutes(createClient(httpLink()))).toSorted()).toEqual(listed.toSorted());
});

/** A detail page keeps the breadcrumb to its list. */
const lists = /^\/(jobs|projects|gigs|shop|companies|creator-dashboard)(?=\/)/;
const breadcrumbHref = () => document.querySelector('nav[aria-label=Breadcrumb] a')?.getAttribute('href');

/** Found by its tag, since a search by role would visit every element. */
const main = () => within(document.querySelector('main')!);
const [first, ...others] = Object.values(networkFailures);

/** Searches of some lists. After a failed search, Back shows the previous list without a request. */
const searches: Readonly<Record<string, string>> = {
  '/gigs': '/gigs?q=logo',
  '/jobs': '/jobs?q=brand',
  '/companies': '/companies?q=bank',
  '/shop': '/shop?type=course',
};
/** The lists above load completely after Retry, the other screens so. */
const emptyAndSlow = { all: { empty: true, delay: 1 } };
const names = async () => (await main().findAllByRole('article')).map((card) => card.textContent);

test.each(
  Object.values(screens).map(([address, dataName], i) => {
    const search = searches[address];
    const more = search ? '; a failed search does the same, and Back restores the list' : '';
    // All screens show a failure with the same card, so each screen has two of them in turn.
    return [address, dataName, more, search, others[i % others.length]!] as const;
  }),
)(
  '%s: after network failures it says that %s could not be loaded, keeps typed text, and Retry loads it, or empty lists%s',
  async (...row) => {
    const [address, dataName, , search, second] = row;
    const failed = { name: `We couldn't load ${dataName}` };
    const { client, router, user } = await renderRoute('/nope', { transport: httpLink() });
    await screen.findByRole('heading', { name: 'Oops! Page not found' });
    const requests = recordRequests(client);
    simulateConditions(first!);
    await router.navigate(address);
    await main().findByRole('heading', failed);
    // The rest of the screen stays usable, such as its search field.
    const field = () => main().queryAllByRole<HTMLInputElement>('searchbox')[0];
    if (field()?.value === '') await user.type(field()!, 'e');
    const typed = field()?.value;
    simulateConditions(second);
    const card = await main().findByRole('alert');
    const before = requests.at(-1);
    await user.click(within(card).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(card).not.toBeInTheDocument());
    await main().findByText(failed.name);
    expect(requests.at(-1)).not.toBe(before);
    expect(document.body.textContent).not.toContain('Simulated failure');
    expect(breadcrumbHref()).toBe(lists.exec(address)?.[0]);
    expect(field()?.value).toBe(typed);
    expect(screen.getByRole('banner')).toBeVisible();

    simulateConditions(search ? {} : emptyAndSlow);
    await user.click(await main().findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(main().queryByRole('heading', failed)).toBeNull());
    expect(await main().findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(main().queryByText(/^Loading/)).toBeNull());
    expect(main().queryByRole('alert')).toBeNull();
    // Some screens show no field until their data is loaded.
    expect([undefined, field()?.value]).toContain(typed);

    if (!search) return;
    const shown = await names();
    simulateConditions({ all: { failure: 'status' } });
    await router.navigate(search);
    await main().findByRole('heading', failed);
    expect(main().queryByRole('article')).toBeNull();
    await router.navigate(-1);
    await waitFor(async () => expect(await names()).toEqual(shown));
    expect(main().queryByRole('alert')).toBeNull();
  },
);

test.each(Object.entries(networkFailures))(
  'a page that is opened under the condition %s shows the error page, and turning it off loads the screen',
  async (_label, conditions) => {
    simulateConditions(conditions);
    const { router } = await renderRoute('/gigs', { transport: httpLink() });
    expect(await screen.findByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    simulateConditions({});
    await router.revalidate();
    expect(await screen.findByRole('heading', { name: 'Gigs' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    await waitFor(() => expect(main().queryByText(/^Loading/)).toBeNull());
    expect(main().queryByRole('alert')).toBeNull();
  },
);

test.each(Object.keys(searches))('%s: with empty lists and a delay it shows its data', async (address) => {
  simulateConditions(emptyAndSlow);
  const { router } = await renderRoute('/nope', { transport: httpLink() });
  await screen.findByRole('heading', { name: 'Oops! Page not found' });
  await router.navigate(address);
  expect(await main().findByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(() => expect(main().queryByText(/^Loading/)).toBeNull());
  expect(main().queryByRole('alert')).toBeNull();
  expect(screen.getByRole('banner')).toBeVisible();
});

test.each([
  [
    '/network?tab=messages',
    'New Message',
    'your connections',
    'Your message',
    () => screen.findByRole('option', { name: 'Jonah Whitlock' }),
  ],
  [
    '/profile',
    'Post New Job',
    'your company',
    'Job Title',
    () => screen.findByText(/^The job will appear under /),
  ],
] as const)(
  '%s: the dialog %s shows a failed query, keeps typed text, and Retry loads the data',
  async (...row) => {
    const [address, name, dataName, label, findLoaded] = row;
    const { user } = await renderRoute(address, { transport: httpLink() });
    const button = await screen.findByRole('button', { name });
    simulateConditions({ all: { failure: 'connection' } });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    const failed = { name: `We couldn't load ${dataName}` };
    expect(await dialog.findByRole('heading', failed)).toBeVisible();
    await user.type(dialog.getByLabelText(label), 'Typed while offline');
    simulateConditions({});
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await findLoaded()).toBeVisible();
    expect(dialog.queryByRole('heading', failed)).toBeNull();
    expect(dialog.getByLabelText(label)).toHaveValue('Typed while offline');
  },
);
