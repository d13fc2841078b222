import { screen, waitFor, within } from '@testing-library/react';
import type { RouteObject } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createClient } from './apollo/client.ts';
import { httpLink } from './apollo/httpLink.ts';
import { createRoutes } from './routes.tsx';
import { media, mediaHold } from './testing/media.ts';
import { renderRoute } from './testing/renderRoute.tsx';
import { simulateNetwork, networkFailures, type NetworkState } from './testing/networkFailures.ts';

/** What each screen says that it could not load, at an address of its own. */
const screens: Readonly<Record<string, readonly [address: string, what: string]>> = {
  '/': ['/', 'your feed'],
  '/gigs': ['/gigs', 'the gigs'],
  '/gigs/:id': ['/gigs/gig-usability-review', 'this gig'],
  '/jobs': ['/jobs', 'the jobs'],
  '/jobs/:id': ['/jobs/job-brand-designer', 'this job'],
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
  '/creator-dashboard/edit/:id': ['/creator-dashboard/edit/product-brief-reader', 'this product'],
  '/notifications': ['/notifications', 'your notifications'],
  '/dashboard': ['/dashboard', 'your dashboard'],
  '/search': ['/search?q=design', 'the results'],
  '/settings': ['/settings', 'your settings'],
  '/shop': ['/shop', 'the shop'],
  '/shop/:id': ['/shop/course-modern-css', 'this product'],
};
/** Screens that ask for nothing of their own. */
const still = ['/terms', '/privacy', '/auth/:action', '*'];

const patternsOf = (some: readonly RouteObject[]): string[] =>
  some.flatMap(({ path, children }) => [...(path ? [path] : []), ...patternsOf(children ?? [])]);

beforeEach(() => {
  mediaHold(media.wide);
  // What goes wrong is told the console, too; and the not-found page names its address there.
  for (const name of ['error', 'warn', 'info'] as const) vi.spyOn(console, name).mockImplementation(() => {});
});

test('every screen of the route table stands in this one', () => {
  const known = [...Object.keys(screens), ...still];
  expect(patternsOf(createRoutes(createClient(httpLink()))).toSorted()).toEqual(known.toSorted());
});

/** What is about one thing keeps the way back to the list it stands in. */
const lists = /^\/(jobs|projects|gigs|shop|companies|creator-dashboard)(?=\/)/;
const wayBack = () => document.querySelector('nav[aria-label=Breadcrumb] a')?.getAttribute('href');

/** Asked for by its tag: a page has one, and looking for a role goes through all of it. */
const main = () => within(document.querySelector('main')!);
const [first, ...others] = networkFailures;
/** What a part of an answer lacks is another thing for each screen. */
const part: NetworkState = 'it answers with a part of it';
/** All others end in one place before a screen hears of them: one screen has each of them, the others share them out. */
const shared = others.filter((weather) => weather !== part);

/** A search of some lists. When it fails, what was there comes back without the server. */
const searches: Readonly<Record<string, string>> = {
  '/gigs': '/gigs?q=logo',
  '/jobs': '/jobs?q=brand',
  '/companies': '/companies?q=bank',
  '/shop': '/shop?type=course',
};
const names = async () => (await main().findAllByRole('article')).map((card) => card.textContent);

test.each(
  Object.values(screens).map(([address, what], i) => {
    const search = searches[address];
    const more = search ? '; so does a search, and what was there comes back' : '';
    return [address, what, more, search, i === 0 ? others : [part, shared[i % shared.length]!]] as const;
  }),
)(
  '%s: in each weather it says that %s could not be loaded, keeps what was typed, and Retry brings it%s',
  async (...row) => {
    const [address, what, , search, later] = row;
    const failed = { name: `We couldn't load ${what}` };
    const weather = simulateNetwork();
    const { router, user } = await renderRoute('/nope', { transport: httpLink() });
    await screen.findByRole('heading', { name: 'Oops! Page not found' });
    weather.change(first!);
    await router.navigate(address);
    await main().findByRole('heading', failed);
    // What stands round the card can be typed into.
    const field = () => main().queryAllByRole<HTMLInputElement>('searchbox')[0];
    if (field()?.value === '') await user.type(field()!, 'e');
    const typed = field()?.value;
    for (const next of later) {
      weather.change(next);
      const card = await main().findByRole('alert');
      const before = weather.asked.length;
      await user.click(within(card).getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(card).not.toBeInTheDocument());
      await main().findByText(failed.name);
      expect(weather.asked.length).toBeGreaterThan(before);
      expect(document.body.textContent).not.toContain('secret');
      expect(wayBack()).toBe(lists.exec(address)?.[0]);
      expect(field()?.value).toBe(typed);
    }
    expect(screen.getByRole('banner')).toBeVisible();

    weather.change('fine');
    await user.click(await main().findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(main().queryByRole('heading', failed)).toBeNull());
    expect(await main().findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(main().queryByText(/^Loading/)).toBeNull());
    expect(main().queryByRole('alert')).toBeNull();
    // Some screens have no field before their data.
    expect([undefined, field()?.value]).toContain(typed);

    if (!search) return;
    const before = await names();
    weather.change('it answers 500');
    await router.navigate(search);
    await main().findByRole('heading', failed);
    expect(main().queryByRole('article')).toBeNull();
    await router.navigate(-1);
    await waitFor(async () => expect(await names()).toEqual(before));
    expect(main().queryByRole('alert')).toBeNull();
  },
);

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
    'Create New Gig',
    'the categories',
    'Gig Title',
    () => screen.findByRole('option', { name: 'Design' }),
  ],
  [
    '/profile',
    'Post New Job',
    'your company',
    'Job Title',
    () => screen.findByText(/^The job will appear under /),
  ],
] as const)('%s: what %s asks for can fail, too; what is typed stays', async (...row) => {
  const [address, name, what, label, come] = row;
  const weather = simulateNetwork();
  const { user } = await renderRoute(address, { transport: httpLink() });
  const button = await screen.findByRole('button', { name });
  weather.change('the server is down');
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  const failed = { name: `We couldn't load ${what}` };
  expect(await dialog.findByRole('heading', failed)).toBeVisible();
  await user.type(dialog.getByLabelText(label), 'Typed in the rain');
  weather.change('fine');
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await come()).toBeVisible();
  expect(dialog.queryByRole('heading', failed)).toBeNull();
  expect(dialog.getByLabelText(label)).toHaveValue('Typed in the rain');
});
