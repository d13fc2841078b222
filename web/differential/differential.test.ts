import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { actions } from '../../server/live/actions.ts';
import { knownDifferences, knownOf } from './knownDifferences.ts';
import { generators, openSides, runSteps, type Step } from './runSteps.ts';

/** The number of random sequences: few in `npm test`, many in `npm run differential -- 2000`. */
const runs = Number(process.env['DIFFERENTIAL_RUNS'] ?? 25);
const isLong = runs >= 1_000;
const start = Date.parse('2026-03-02T10:00:00Z');

// The tab has loaded the pages that its lists need.
vi.mock('../apollo/fetchMissingPage.ts', () => ({ fetchMissingPage: async () => {} }));

let sides: Awaited<ReturnType<typeof openSides>>;
const occurred = new Set<object>();
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  sides = await openSides();
}, 90_000);
afterAll(() => void vi.useRealTimers());

/** Performs a sequence on both sides. Throws with the actions and the first difference that is not known. */
async function compare(steps: readonly Step[]): Promise<void> {
  const { performed, differences } = await runSteps(sides, steps);
  const names = performed.map((text) => text.replace(/ .*/, ''));
  const unknown = differences.filter((difference) => {
    const known = knownOf(difference, names);
    if (known) occurred.add(known);
    return !known;
  });
  const [first] = unknown;
  if (!first) return;
  if (process.env['SURVEY']) {
    for (const { screen, field, kind, text } of unknown)
      appendFileSync('/tmp/found.txt', `${names.join(',')}: ${field} ${kind}  [${screen}] ${text}\n`);
    return;
  }
  const { screen, field, kind, text } = first;
  throw new Error(
    ['The tab and the live server differ after', ...performed, `${field} (${kind}) on ${screen}: ${text}`].join(
      '\n  ',
    ),
  );
}

test('each live action of the client has a generator', () => {
  const live = Object.entries(actions).flatMap(([name, action]) => ('decide' in action ? [name] : []));
  // No screen has this action.
  const withoutScreen = ['setPersonFollowed'];
  const generated = new Set(generators.map(({ name }) => name));
  expect([...generated, ...withoutScreen].toSorted()).toEqual(live.toSorted());
});

test('without actions the tab and the live server answer the same', async () => {
  expect(await runSteps(sides, [])).toEqual({ performed: [], differences: [] });
});

test('after random actions every screen shows the same in the tab and live', { timeout: 7_200_000 }, async () => {
  if (process.env['SURVEY'] === 'single')
    for (const { name } of generators)
      for (const object of [0, 1, 3])
        // oxlint-disable-next-line no-await-in-loop -- x
        await compare([{ action: name, object, variant: object, on: object !== 1 }]);
  const step = fc.record<Step>({
    action: fc.constantFrom(...generators.map(({ name }) => name)),
    object: fc.nat(7),
    variant: fc.nat(3),
    on: fc.boolean(),
  });
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), compare), {
    numRuns: runs,
    seed: 20_261_126,
  });
});

test.runIf(isLong)('each known difference still occurs', () => {
  expect(knownDifferences.filter((known) => !occurred.has(known))).toEqual([]);
});
