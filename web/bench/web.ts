import { mkdirSync, writeFileSync } from 'node:fs';
import { withBuiltServer } from '../e2e/withBuiltServer.ts';
import { pictured } from '../pictures/pictured.ts';
import { serveBare } from './bare/serveBare.tsx';
import { measurePaint } from './measurePaint.ts';
import { measureTasks, type Tasks } from './measureTasks.ts';
import { serveWithoutScripts } from './serveWithoutScripts.ts';
import { isShort, orShort, words } from '../../server/bench/short.ts';

/**
 * Measures the first visit of every screen on an emulated phone. It compares the largest contentful paint (LCP) with that
 * of the same HTML without scripts. It compares tasks, memory and requests with a bare page of React, router and Apollo.
 * It prints a table and writes the figures to `node_modules/.cache/bench-web.json`. The process fails if a figure misses its
 * goal. Run `npm run bench:web` after `npm run build`; `-- jobs feed` selects screens, `-- runs=5` sets the number of runs.
 */
const selected = words.filter((word) => !word.includes('='));
const runs = Number(/runs=(\d+)/.exec(process.argv.join(' '))?.[1] ?? orShort(3, 1));
const folder = 'node_modules/.cache';

/** Maximum of each figure. Times are in milliseconds; `relative` figures are ratios to the bare page or the copy. */
const goals = { relativeLcp: 1.1, longest: 100, relativeBlocking: 1, relativeHeap: 2, requests: 30 };
type Figures = Record<keyof typeof goals, number>;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

interface Measured {
  name: string;
  address: string;
  tasks: Tasks[];
  lcp: number[];
  lcpOfCopy: number[];
}
const bare: Tasks[] = [];
const screens: Measured[] = pictured
  .filter(({ name }) => selected.length === 0 || selected.includes(name))
  .map(({ name, address }) => ({ name, address, tasks: [], lcp: [], lcpOfCopy: [] }));
if (screens.length === 0) throw new Error(`Pass some of ${pictured.map(({ name }) => name).join(', ')}.`);

await withBuiltServer(async (browser, origin) => {
  const barePage = await serveBare(origin);
  const copies = new Map<string, Awaited<ReturnType<typeof serveWithoutScripts>>>();
  try {
    for (const { address } of screens) copies.set(address, await serveWithoutScripts(origin, address));
    // The first run warms up server and browser. Visits alternate between pages, so that load on the machine affects all alike.
    for (let run = orShort(0, 1); run <= runs; run += 1)
      for (const { address, tasks, lcp, lcpOfCopy } of screens) {
        const copy = copies.get(address)!;
        const visit = {
          bare: await measureTasks(browser, `${barePage.origin}/`),
          tasks: await measureTasks(browser, origin + address),
          lcp: await measurePaint(browser, origin + address, true),
          lcpOfCopy: await measurePaint(browser, copy.origin + address, false),
        };
        if (run === 0) continue;
        bare.push(visit.bare);
        tasks.push(visit.tasks);
        lcp.push(visit.lcp);
        lcpOfCopy.push(visit.lcpOfCopy);
      }
  } finally {
    barePage.close();
    for (const copy of copies.values()) copy.close();
  }
});

const medianOf = (tasks: readonly Tasks[], key: 'blocking' | 'longest' | 'heap' | 'requests') =>
  median(tasks.map((one) => one[key]));
const bareFigures = {
  longest: medianOf(bare, 'longest'),
  blocking: medianOf(bare, 'blocking'),
  heap: medianOf(bare, 'heap'),
  requests: medianOf(bare, 'requests'),
};
const rows = screens.map(({ name, tasks, lcp, lcpOfCopy }) => {
  const longest = medianOf(tasks, 'longest');
  const figures: Figures = {
    relativeLcp: median(lcp) / median(lcpOfCopy),
    longest,
    relativeBlocking: medianOf(tasks, 'blocking') / bareFigures.blocking,
    relativeHeap: medianOf(tasks, 'heap') / bareFigures.heap,
    requests: medianOf(tasks, 'requests'),
  };
  const missed = (Object.keys(goals) as (keyof Figures)[]).filter((key) => !(figures[key] <= goals[key]));
  const { within } = tasks.find((one) => one.longest === longest)!;
  return { name, lcp: median(lcp), blocking: medianOf(tasks, 'blocking'), ...figures, within, missed };
});

const print = (...cells: (string | number)[]) =>
  console.log(
    cells.map((cell, i) => (i === 0 ? String(cell).padEnd(15) : String(cell).padStart(10))).join(''),
  );
print('', 'LCP ms', 'x copy', 'longest', 'blocking', 'x bare', 'heap x', 'requests');
print(
  'goal',
  '',
  `<= ${goals.relativeLcp}`,
  `<= ${goals.longest}`,
  '',
  `<= ${goals.relativeBlocking}`,
  `<= ${goals.relativeHeap}`,
  `<= ${goals.requests}`,
);
const { longest, blocking, heap, requests } = bareFigures;
print('bare page', '', '', longest.toFixed(0), blocking.toFixed(0), '', `${heap.toFixed(1)} MB`, requests);
for (const row of rows) {
  print(
    row.name,
    row.lcp.toFixed(0),
    row.relativeLcp.toFixed(2),
    row.longest.toFixed(0),
    row.blocking.toFixed(0),
    row.relativeBlocking.toFixed(1),
    row.relativeHeap.toFixed(2),
    row.requests,
  );
  if (row.missed.length > 0) console.log(`  misses ${row.missed.join(', ')}; longest task: ${row.within}`);
}
mkdirSync(folder, { recursive: true });
writeFileSync(
  `${folder}/bench-web.json`,
  `${JSON.stringify({ runs, goals, bare: bareFigures, screens: rows }, null, 2)}\n`,
);
if (!isShort && rows.some(({ missed }) => missed.length > 0)) process.exitCode = 1;
