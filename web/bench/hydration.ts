import { withBuiltServer } from '../e2e/withBuiltServer.ts';
import { pictured } from '../pictures/screensTable.ts';
import { serveBare } from './bare/serveBare.tsx';
import { measureVisit, type Tasks } from './tasks.ts';

/**
 * Measures the tasks of the main thread between first paint and hydration, for every screen, against a minimal page of
 * React, router and Apollo. Run `npm run bench:hydration` after `npm run build`; `-- jobs feed` selects screens.
 */
/* oxlint-disable no-await-in-loop -- visits run one at a time and alternate between pages, so that load on the machine affects all alike */
const [, , ...selected] = process.argv;
const runs = 5;
/** `times`: blocking time relative to the minimal page; `longest`: longest task in milliseconds. */
const limits = { times: 1, longest: 150 };

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const visits = new Map<string, Tasks[]>();
await withBuiltServer(async (browser, origin) => {
  const bare = await serveBare(origin);
  const pages = [
    { name: 'bare', address: `${bare.origin}/` },
    ...pictured
      .filter(({ name }) => selected.length === 0 || selected.includes(name))
      .map(({ name, address }) => ({ name, address: origin + address })),
  ];
  for (const { name } of pages) visits.set(name, []);
  try {
    // The first visits warm up server and browser.
    for (let i = 0; i <= runs; i += 1)
      for (const { name, address } of pages) {
        const tasks = await measureVisit(browser, address);
        if (i > 0) visits.get(name)!.push(tasks);
      }
  } finally {
    bare.close();
  }
});
const baseline = median(visits.get('bare')!.map(({ blocking }) => blocking));
let failed = false;
for (const [name, all] of visits) {
  const blocking = median(all.map((tasks) => tasks.blocking));
  const longest = median(all.map((tasks) => tasks.longest));
  const typical = all.find((tasks) => tasks.longest === longest)!;
  failed ||= blocking > limits.times * baseline || longest > limits.longest;
  console.log(
    `${name.padEnd(14)} blocks ${blocking.toFixed(0).padStart(4)} ms; longest ${longest.toFixed(0)} ms (${typical.within})`,
  );
}
if (failed) {
  console.error(
    `Limits: at most ${limits.times} times the blocking time of the minimal page, and no task over ${limits.longest} ms.`,
  );
  process.exitCode = 1;
}
