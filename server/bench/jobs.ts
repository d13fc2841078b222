/**
 * Measures the store with job boards of different sizes: `npm run bench`, or `npm run bench 1000 10000` for selected
 * sizes. Each query differs from the last, and no result is cached. Times are medians, in microseconds of processor
 * time for the build and of elapsed time for the rest.
 */
import { chance } from '../data/enlarge.ts';
import { cursorOf, paginateSelection } from '../shared/connection.ts';
import { createStore, type Store } from '../data/store.ts';

/** Maximum medians with 100,000 jobs, in microseconds; for the build, milliseconds of processor time. */
const goals: Readonly<Record<string, number>> = {
  filter: 100,
  'text + facets': 300,
  similar: 4_000,
  add: 1_000,
  replace: 1_000,
  remove: 1_000,
  'next page': 2_000,
  'build ms': 4_000,
};
const goalsAt = 100_000;

/** Memory in use after garbage collection, in MB. */
function megabytes(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

const types = ['FULL_TIME', 'PART_TIME', 'CONTRACT', 'FREELANCE'];
const workplaces = ['REMOTE', 'HYBRID', 'ONSITE'];

/** Groups of operations by name; each run of an operation has other arguments. */
function operationsOf({ jobs, jobCatalogue, similarJobs, companies, change }: Store) {
  const below = chance(7);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const ids = [...jobs.keys()];
  const names = Array.from(companies.values(), ({ name }) => name.split(' ')[0]!);
  const day = 86_400_000;
  const filtered = () =>
    jobCatalogue.select({
      where: { type: pick(types), workplace: pick(workplaces) },
      atLeast: { datePosted: Date.now() - below(90) * day },
      order: 'NEWEST',
    });
  const textSearch = (query: string) => {
    const found = jobCatalogue.select({ query, where: { type: pick(types) }, order: 'NEWEST' });
    const counts = [found.counts('type'), found.counts('workplace')] as const;
    return [paginateSelection(found, {}), types.map(counts[0]), workplaces.map(counts[1])];
  };
  /** A page with a filter, words and counts, in one of the orders. */
  const page = () => {
    const where = { workplace: pick(workplaces) };
    const order = pick(['RELEVANCE', 'NEWEST', 'SALARY'] as const);
    const found = jobCatalogue.select({ query: 'design', where, order });
    return [paginateSelection(found, { page: 1 + below(9) }), types.map(found.counts('type'))];
  };
  const replaced = () => jobs.get(pick(ids))!;
  let added = 0;
  return [
    {
      filter: () => paginateSelection(filtered(), {}),
      'half way down': () => {
        const found = filtered();
        const place = found.totalCount >>> 1;
        const [item] = found.slice(place, 1);
        return paginateSelection(found, { after: item ? cursorOf(found.pointOf(item)) : null });
      },
      'text + facets': () => textSearch(`senior ${pick(['react', 'design', 'ux', 'data'])}`),
      'by id': () => jobs.get(pick(ids)),
    },
    {
      'company name': () => textSearch(`${pick(names)} ${pick(['designer', 'lead'])}`),
      'pieces of words': () => textSearch(`${pick(names).slice(1, 5)} eng`),
      'one letter': () => textSearch(pick(['a', 'e', 'i', 'o'])),
      similar: () => similarJobs(replaced(), 6),
    },
    {
      add: () => {
        added += 1;
        change({
          put: 'jobs',
          record: { ...replaced(), id: `job-added-${added}`, title: `Novelty${added}` },
        });
      },
      'next page': page,
    },
    {
      replace: () => change({ put: 'jobs', record: { ...replaced(), title: `Replaced ${below(1_000)}` } }),
      'page after': page,
    },
    { remove: () => change({ drop: 'jobs', id: `job-added-${added--}` }), 'page then': page },
  ];
}

/** Runs the operations of a group in turn, so that they share the processor's caches. */
function measure(operations: Record<string, () => unknown>, rounds: number): Map<string, number> {
  const times = new Map(Object.keys(operations).map((name) => [name, [] as number[]]));
  for (let round = -rounds / 4; round < rounds; round += 1)
    for (const [name, operation] of Object.entries(operations)) {
      const start = process.hrtime.bigint();
      operation();
      const spent = Number(process.hrtime.bigint() - start) / 1e3;
      if (round >= 0) times.get(name)!.push(spent);
    }
  return new Map(
    [...times].map(([name, list]) => [name, list.toSorted((a, b) => a - b)[list.length >>> 1]!]),
  );
}

function bench(size: number): { row: Record<string, string>; missed: string[] } {
  const before = megabytes();
  const start = process.cpuUsage();
  const store = createStore(Date.now(), { jobs: size });
  // Builds the indexes that a page with all filters needs.
  const all = store.jobCatalogue.select({
    query: 'senior',
    atLeast: { datePosted: 0 },
    order: 'RELEVANCE',
  });
  all.slice(0, 20);
  for (const facet of ['type', 'workplace', 'companyId', 'experienceLevel', 'easyApply', 'location'] as const)
    all.counts(facet)('');
  const { user, system } = process.cpuUsage(start);
  const memory = megabytes() - before;
  const rounds = size > 100_000 ? 200 : 400;
  const times = new Map(operationsOf(store).flatMap((group) => [...measure(group, rounds)]));
  const figures = new Map([...times, ['build ms', (user + system) / 1e3], ['MB', memory]]);
  return {
    row: {
      jobs: size.toLocaleString('en'),
      ...Object.fromEntries(
        [...figures].map(([name, figure]) => [name, figure.toFixed(figure < 100 ? 1 : 0)]),
      ),
    },
    missed: Object.entries(goals)
      .filter(([name, goal]) => size === goalsAt && figures.get(name)! > goal)
      .map(([name, goal]) => `${name}: ${figures.get(name)!.toFixed(0)}, more than ${goal}`),
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
