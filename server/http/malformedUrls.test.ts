import { expect, test } from 'vitest';
import { errorLog } from '../testing/errorLog.ts';
import { serveApp } from '../testing/serveApp.ts';
import { sourceAssets } from '../testing/servePages.ts';

const log = errorLog();
const served = serveApp(sourceAssets);

test.each(['/%0D%0ASet-Cookie:%20a=b', '/jobs%0A', '/gigs/a%E2%80%A8b'])(
  '%s, a path with a line break, is the not-found page',
  async (path) => {
    const { status, text } = await served.ask(path);
    expect(status).toBe(404);
    expect(text).toContain('Oops! Page not found');
    expect(text).not.toContain('<script type="module"');
    expect(log()).not.toHaveBeenCalled();
  },
);

/** Every parameter that a screen reads. */
const names =
  'q category delivery page price sort tab stars location posted experience company workplace easy level type client budget duration size industry followed filter topic kind status next post package'.split(
    ' ',
  );
const hostile = [
  '%00',
  '%E0%A4%A',
  '%ED%A0%80',
  '__proto__',
  '-1',
  '1e999',
  '"><script>alert(1)</script>',
  'javascript:alert(1)',
];
const screens = [
  '/',
  '/gigs',
  '/gigs/gig-usability-review',
  '/jobs',
  '/projects',
  '/projects/project-storefront-speed',
  '/companies',
  '/companies/techcorp',
  '/creator-dashboard',
  '/network',
  '/notifications',
  '/search',
  '/settings',
  '/shop',
  '/shop/course-modern-css',
  '/auth/login',
];

test.each(screens)('%s: the page renders completely with hostile query parameters', async (path) => {
  // Each parameter has its own value, and another one in each round.
  for (const round of [0, 3]) {
    const parameters = names.map((name, i) => `${name}=${hostile[(i + round) % hostile.length]}`);
    const { status, text } = await served.ask(`${path}?${parameters.join('&')}`);
    expect(status).toBe(200);
    expect(text).toContain('<main');
    expect(text).not.toContain('<script>alert');
    expect(text).not.toMatch(/(href|action|src)="javascript:/);
  }
  expect(log()).not.toHaveBeenCalled();
});
