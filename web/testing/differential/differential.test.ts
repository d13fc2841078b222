import { array, assert, asyncProperty, boolean, constantFrom, nat, record } from 'fast-check';
import { Kind, OperationTypeNode } from 'graphql';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { actions } from '../../../server/live/actions.ts';
import { documents } from '../clientDocuments.ts';
import { knownDifferences, knownOf } from './knownDifferences.ts';
import { generators, openSides, runSteps, type Step } from './runSteps.ts';

/** The number of random sequences in `npm test`, and of those that `npm run differential -- 2000` sets. */
const testRuns = 25;
const runs = Number(process.env['DIFFERENTIAL_RUNS'] ?? testRuns);
const seed = Number(process.env['DIFFERENTIAL_SEED'] ?? 20_261_126);
const isOnDemand = runs > testRuns;
/**
 * In `npm test` the sequences, and those that shorten a failed one, end after this time with a failure. A run on demand
 * has no limit.
 */
const limitMs = 90_000;
const timeout = isOnDemand ? 0 : limitMs + 30_000;
const start = Date.parse('2026-03-02T10:00:00Z');

let sides: ReturnType<typeof openSides>;
const occurred = new Set<object>();
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const { info } = console;
  // The tab logs each sent message (CA-01).
  vi.spyOn(console, 'info').mockImplementation((...args) => args[0] !== 'Message sent' && info(...args));
  sides = openSides();
}, 90_000);
afterAll(() => void vi.useRealTimers());

let count = 0;
/** Prints how many sequences have run, in a run on demand. Sequences that shorten a failed one count, too. */
function printProgress(): void {
  count += 1;
  if (isOnDemand && (count % 100 === 0 || count === runs))
    console.info(`Seed ${seed}: ${count} sequences in ${Math.round(performance.now() / 1_000)} s.`);
}

/** Performs a sequence on both sides. Returns the actions and the first difference that is not known, if any. */
async function compare(steps: readonly Step[]): Promise<string> {
  const { performed, differences } = await runSteps(sides, steps);
  const names = performed.map((text) => text.replace(/ .*/, ''));
  const unknown = differences.filter((difference) => {
    const known = knownOf(difference, names);
    if (known) occurred.add(known);
    return !known;
  });
  return unknown
    .slice(0, 1)
    .map(({ screen, field, kind, text }) =>
      ['Performed:', ...performed, `${field} differs (${kind}) on ${screen}: ${text}`].join('\n  '),
    )
    .join('');
}

test('each live action of the client has a generator', () => {
  const live = Object.entries(actions).flatMap(([name, action]) => ('decide' in action ? [name] : []));
  // No screen has this action.
  const withoutScreen = ['setPersonFollowed'];
  const generated = new Set(generators.map(({ name }) => name));
  expect([...generated, ...withoutScreen].toSorted()).toEqual(live.toSorted());
});

test('the screens send each query of the client', () => {
  const sent = new Set<unknown>(sides.screens.map(({ query }) => query));
  const queries = documents.filter(([, { definitions }]) =>
    definitions.some(
      (node) => node.kind === Kind.OPERATION_DEFINITION && node.operation === OperationTypeNode.QUERY,
    ),
  );
  // Actions read these from the cache.
  const onlyRead = ['AuthenticationDocument'];
  expect(
    queries
      .filter(([, query]) => !sent.has(query))
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(onlyRead);
});

test('without actions the tab and the live server answer the same', async () => {
  expect(await runSteps(sides, [])).toEqual({ performed: [], differences: [] });
});

test(
  'after random actions each payload and each screen is the same in the tab and live',
  { timeout },
  async () => {
    const step = record<Step>({
      action: constantFrom(...generators.map(({ name }) => name)),
      object: nat(7),
      variant: nat(3),
      on: boolean(),
      shown: nat(999),
      waits: boolean(),
    });
    const property = asyncProperty(array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      printProgress();
      expect(await compare(steps)).toBe('');
    });
    await assert(property, {
      numRuns: runs,
      seed,
      ...(!isOnDemand && { interruptAfterTimeLimit: limitMs, markInterruptAsFailure: true }),
    });
  },
);

// Fewer sequences perform some actions never.
test.runIf(runs >= 1_000)('each known difference still occurs', () => {
  expect(knownDifferences.filter((known) => !known.isRare && !occurred.has(known))).toEqual([]);
});
