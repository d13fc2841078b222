/**
 * Measures searches of job boards of different sizes: `npm run bench`, or `npm run bench 1000 10000` for selected
 * sizes. Each query differs from the last, and no result is cached. Times are medians.
 */
import { createCatalogue } from '../shared/catalogue/catalogue.ts';
import { paginateSelection } from '../shared/connection.ts';
import { byId } from '../shared/lookup.ts';
import { chance, generateJobs, type BenchJob } from './generate.ts';

/** Maximum medians at a board of 100,000 jobs, in microseconds. */
const goals = { at: 100_000, filter: 100, text: 300 };

const catalogueOf = (jobs: readonly BenchJob[]) =>
  createCatalogue(jobs, {
    text: ({ title, description }) => [title, description],
    facets: {
      type: ({ type }) => type,
      workplace: ({ workplace }) => workplace,
      company: ({ company }) => company,
    },
    ranges: { salary: ({ salaryMin }) => salaryMin },
    orders: { newest: (a, b) => b.postedAt - a.postedAt, salary: (a, b) => b.salaryMin - a.salaryMin },
  });

type JobCatalogue = ReturnType<typeof catalogueOf>;

/** Memory in use after garbage collection, in MB. */
function megabytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

const cursor = (position: number) => Buffer.from(`at:${position}`).toString('base64url');

/** Groups of queries by name; each run of a query uses other arguments. */
function queriesOf(jobs: readonly BenchJob[], vocabulary: readonly string[], catalogue: JobCatalogue) {
  const ids = byId(jobs);
  const below = chance(7);
  const types = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'FREELANCE'];
  const workplaces = ['REMOTE', 'HYBRID', 'ONSITE'];
  const pick = (list: readonly string[], among = list.length) => list[below(Math.min(among, list.length))]!;
  const filtered = () =>
    catalogue.select({
      where: { type: pick(types), workplace: pick(workplaces) },
      between: { salary: { min: 30_000 + below(150_000) } },
      order: 'newest',
    });
  const textSearch = (query: string) => {
    const found = catalogue.select({ query, where: { type: pick(types) }, order: 'newest' });
    return [paginateSelection(found, {}), found.counts('type'), found.counts('workplace')];
  };
  const everyday = {
    filter: () => paginateSelection(filtered(), {}),
    'half way down': () => {
      const found = filtered();
      return paginateSelection(found, { after: cursor(found.totalCount >>> 1) });
    },
    'text + facets': () => textSearch(`senior ${pick(['react', 'node.js', 'ui/ux', 'data'])}`),
    'by id': () => ids.get(`job-${below(jobs.length)}`),
  };
  const unusual = {
    'two words of descriptions': () => textSearch(`${pick(vocabulary, 200)} ${pick(vocabulary, 2_000)}`),
    'pieces of words': () => textSearch(`${pick(vocabulary, 2_000).slice(1, 5)} eng`),
    'one letter': () => textSearch(pick(['a', 'e', 'i', 'o'])),
  };
  return [everyday, unusual];
}

/** Runs the queries of a group in turn, so that they share the processor's caches. */
function measure(queries: Record<string, () => unknown>, rounds: number): Map<string, number> {
  const times = new Map(Object.keys(queries).map((name) => [name, [] as number[]]));
  for (let round = -rounds / 4; round < rounds; round += 1)
    for (const [name, query] of Object.entries(queries)) {
      const start = process.hrtime.bigint();
      query();
      const spent = Number(process.hrtime.bigint() - start) / 1e3;
      if (round >= 0) times.get(name)!.push(spent);
    }
  return new Map(
    [...times].map(([name, list]) => [name, list.toSorted((a, b) => a - b)[list.length >>> 1]!]),
  );
}

function bench(size: number): { row: Record<string, string>; missed: string[] } {
  const { jobs, vocabulary } = generateJobs(size);
  const before = megabytes();
  const start = performance.now();
  const catalogue = catalogueOf(jobs);
  // Builds the lazy indexes.
  const all = catalogue.select({ query: 'senior', between: { salary: { min: 0 } }, order: 'newest' });
  all.slice(0, 1);
  for (const facet of ['type', 'workplace', 'company'] as const) all.counts(facet);
  const built = performance.now() - start;
  const memory = megabytes() - before;
  const rounds = size > 100_000 ? 200 : 1_000;
  const times = new Map(
    queriesOf(jobs, vocabulary, catalogue).flatMap((group) => [...measure(group, rounds)]),
  );
  const missed = (['filter', 'text'] as const).filter(
    (goal) => size === goals.at && times.get(goal === 'text' ? 'text + facets' : goal)! > goals[goal],
  );
  return {
    row: {
      jobs: size.toLocaleString('en'),
      ...Object.fromEntries([...times].map(([name, µs]) => [`${name} µs`, µs.toFixed(1)])),
      'build ms': built.toFixed(0),
      'index MB': memory.toFixed(1),
    },
    missed: missed.map((goal) => `${goal}: more than ${goals[goal]} µs at ${size.toLocaleString('en')} jobs`),
  };
}

const sizes = process.argv.slice(2).map(Number);
const results = (sizes.length > 0 ? sizes : [1_000, 10_000, 100_000, 1_000_000]).map(bench);
const columns = Object.keys(results[0]!.row);
console.log(`| ${columns.join(' | ')} |\n|${'---|'.repeat(columns.length)}`);
for (const { row } of results) console.log(`| ${Object.values(row).join(' | ')} |`);
for (const miss of results.flatMap(({ missed }) => missed)) {
  console.error(miss);
  process.exitCode = 1;
}
