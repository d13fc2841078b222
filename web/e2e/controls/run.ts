import type { Browser } from '@playwright/test';
import { withBuiltServer } from '../withBuiltServer.ts';
import { addressesByScreen, windows } from './addresses.ts';
import { createMemory, visit } from './visit.ts';
import { createVisitedPage } from './visitedPage.ts';

/**
 * Presses every control of every screen in a real browser, including opened layers, and fills in every field. After each
 * press it checks the changes with axe and for horizontal overflow. It reports controls without effect, covered controls,
 * controls that disappear before their turn, violations, console lines, requests to other sites and responses over 399.
 * Run it after `npm run build`: `npm run controls`, or `npm run controls -- narrow /jobs '/shop?type=course'` for one
 * window and some addresses. It takes many minutes. `npm run controls -- translated` presses them on translated pages.
 */
/* oxlint-disable no-await-in-loop -- each address of a screen needs the memory of the ones before */
type Window = keyof typeof windows;
const isWindow = (name: string): name is Window => name in windows;

const args = process.argv.slice(2);
const translated = 'translated';
const requested = args.filter((word) => !isWindow(word) && word !== translated);
const isTranslated = args.includes(translated);
const screens = addressesByScreen(requested.length > 0 ? requested : undefined);
const sizes = args.filter(isWindow);
/** Screens visited in parallel, since a visit mostly waits for its page. */
const concurrency = 3;

async function pressAll(browser: Browser, baseURL: string, size: Window): Promise<void> {
  const total = { presses: 0, checks: 0, faults: 0 };
  const began = performance.now();
  const queue = [...screens];
  const work = async () => {
    const visited = await createVisitedPage(browser, { ...windows[size], baseURL });
    for (let next = queue.shift(); next; next = queue.shift()) {
      let memory = createMemory();
      for (const address of next) {
        const result = await visit(visited, address, memory, isTranslated);
        const { presses, checks, faults } = result;
        memory = result.memory;
        console.log(`${size} ${address}: ${presses} presses, ${checks} checks, ${faults.length} faults`);
        for (const fault of faults) console.error(`  ${size} ${fault}`);
        total.presses += presses;
        total.checks += checks;
        total.faults += faults.length;
      }
    }
    await visited.page.context().close();
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(
    `${size}: ${screens.flat().length} addresses, ${total.presses} presses, ${total.checks} checks, ${total.faults} faults, ${seconds} s`,
  );
  if (total.faults > 0) process.exitCode = 1;
}

await withBuiltServer(async (browser, baseURL) => {
  for (const size of sizes.length > 0 ? sizes : (Object.keys(windows) as Window[]))
    await pressAll(browser, baseURL, size);
});
