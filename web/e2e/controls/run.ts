import type { Browser } from '@playwright/test';
import { matchPath } from 'react-router-dom';
import { pictured } from '../../pictures/screensTable.ts';
import { withBuiltServer } from '../withBuiltServer.ts';
import { screens } from '../screens/table.ts';
import { preparedStates } from './prepared.ts';
import { createMemory, visit } from './visit.ts';

/**
 * Presses every control of every screen in a real browser, in what it opens too, writes into every field, and looks
 * with axe and for sideways scroll at what each press has changed. It reports controls that nothing comes of, that
 * something covers or that go before they can be pressed, violations, what the console says, what is asked from outside
 * and each answer over 399. Run it after `npm run build`: `npm run controls`, or `npm run controls -- narrow /jobs
 * '/shop?type=course'` for one window and some addresses. It takes many minutes.
 */
/* oxlint-disable no-await-in-loop -- what is known of a screen comes from its addresses before */
const windows = {
  wide: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  narrow: { viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true },
} as const;
type Window = keyof typeof windows;
const isWindow = (word: string): word is Window => word in windows;

/** What neither the pictures of screens nor their table shows. */
const others = [
  '/messages?contact=contact-sofia-lindqvist',
  '/network?tab=invitations',
  '/network?tab=messages',
  '/profile/person-kenji-mori',
  '/settings?tab=notifications',
  '/settings?tab=privacy',
  '/settings?tab=billing',
  // Empty and unknown: what they show is one component, which has its visit elsewhere.
  '/companies?q=zebra',
  '/companies/none',
  '/creator-dashboard?q=zebra&status=draft',
  '/gigs?tab=mine',
  '/gigs/none',
  '/jobs?q=zebra&page=2',
  '/jobs/none',
  '/messages?contact=none',
  '/network?q=zebra',
  '/notifications?filter=posts',
  '/profile/none',
  '/projects?q=zebra',
  '/projects/none',
  '/search?q=codemod+cookbook&tab=jobs',
  '/shop?wishlist=only',
];
const words = process.argv.slice(2);
const wanted = words.filter((word) => !isWindow(word));
const all = [
  ...pictured.map(({ address }) => address),
  ...screens.flatMap(({ path, also = [] }) => [path, ...also]),
  ...others,
  ...preparedStates.map(({ address }) => address),
];
const addresses = wanted.length > 0 ? wanted : [...new Set(all)];
const sizes = words.filter(isWindow);
/** What an address is an address of: its other addresses have most of its controls, and those are pressed once. */
const screenOf = (address: string): string => {
  const { pathname } = new URL(address, 'http://localhost');
  return pictured.find(({ route }) => matchPath(route, pathname))?.route ?? pathname;
};

const screenNames = [...new Set(addresses.map(screenOf))];
/** A page waits for itself most of the time: meanwhile others go on. */
const atOnce = 3;

async function pressAll(browser: Browser, baseURL: string, size: Window): Promise<void> {
  const sum = { presses: 0, looks: 0, faults: 0 };
  const began = performance.now();
  const waiting = screenNames.map((name) => addresses.filter((address) => screenOf(address) === name));
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      let memory = createMemory();
      for (const address of next) {
        const visited = await visit(browser, address, { ...windows[size], baseURL }, memory);
        const { presses, looks, faults } = visited;
        memory = visited.memory;
        console.log(`${size} ${address}: ${presses} presses, ${looks} looks, ${faults.length} faults`);
        for (const fault of faults) console.error(`  ${size} ${fault}`);
        sum.presses += presses;
        sum.looks += looks;
        sum.faults += faults.length;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(
    `${size}: ${addresses.length} addresses, ${sum.presses} presses, ${sum.looks} looks, ${sum.faults} faults, ${seconds} s`,
  );
  if (sum.faults > 0) process.exitCode = 1;
}

await withBuiltServer(async (browser, baseURL) => {
  for (const size of sizes.length > 0 ? sizes : (Object.keys(windows) as Window[]))
    await pressAll(browser, baseURL, size);
});
