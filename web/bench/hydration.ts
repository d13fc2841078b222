import { withBuilt } from '../e2e/builtBrowser.ts';
import { pictured } from '../pictures/screensTable.ts';
import { serveBare } from './bare/serveBare.tsx';
import { visit, type Tasks } from './tasks.ts';

/**
 * What the main thread does between a page's first paint and the client's taking it over, for every screen, against a
 * bare page of React, router and Apollo: `npm run bench:hydration`, after `npm run build`; `-- jobs feed` for some.
 */
/* oxlint-disable no-await-in-loop -- one visit after the other, in turns, so that all meet the same machine */
const [, , ...wanted] = process.argv;
const runs = 5;
/** At most so many times what blocks the bare page, and no task longer than so many milliseconds. */
const limits = { times: 1, longest: 150 };

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const seen = new Map<string, Tasks[]>();
await withBuilt(async (browser, origin) => {
  const bare = await serveBare(origin);
  const pages = [
    { name: 'bare', address: `${bare.origin}/` },
    ...pictured
      .filter(({ name }) => wanted.length === 0 || wanted.includes(name))
      .map(({ name, address }) => ({ name, address: origin + address })),
  ];
  for (const { name } of pages) seen.set(name, []);
  try {
    // The first visits warm up server and browser.
    for (let i = 0; i <= runs; i += 1)
      for (const { name, address } of pages) {
        const tasks = await visit(browser, address);
        if (i > 0) seen.get(name)!.push(tasks);
      }
  } finally {
    bare.close();
  }
});
const least = median(seen.get('bare')!.map(({ blocking }) => blocking));
let failed = false;
for (const [name, all] of seen) {
  const blocking = median(all.map((tasks) => tasks.blocking));
  const longest = median(all.map((tasks) => tasks.longest));
  const typical = all.find((tasks) => tasks.longest === longest)!;
  failed ||= blocking > limits.times * least || longest > limits.longest;
  console.log(
    `${name.padEnd(14)} blocks ${blocking.toFixed(0).padStart(4)} ms; longest ${longest.toFixed(0)} ms (${typical.within})`,
  );
}
if (failed) {
  console.error(
    `Wanted: at most ${limits.times} times what blocks the bare page, and no task over ${limits.longest} ms.`,
  );
  process.exitCode = 1;
}
