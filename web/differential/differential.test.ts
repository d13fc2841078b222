import { appendFileSync } from 'node:fs';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runSteps, openSides, generators, type Step } from './runSteps.ts';

const runs = Number(process.env['DIFFERENTIAL'] ?? 25);
const start = Date.parse('2026-03-02T10:00:00Z');

// The tab has loaded all pages of its lists.
vi.mock('../apollo/fetchMissingPage.ts', () => ({ fetchMissingPage: async (_c: unknown, m: unknown) => console.log('missing page', m) }));

let sides: Awaited<ReturnType<typeof openSides>>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  const t0 = performance.now();
  sides = await openSides();
  console.log('opened', sides.screens.length, Math.round(performance.now() - t0));
}, 90_000);
afterAll(() => void vi.useRealTimers());

const choice = fc.record<Step>({
  action: fc.constantFrom(...generators.map(({ name }) => name)),
  object: fc.nat(7),
  variant: fc.nat(3),
  on: fc.boolean(),
});

test('survey', { timeout: 600_000 }, async () => {
  const seen = new Map<string, string>();
  const t0 = performance.now();
  let n = 0;
  if (process.env['SURVEY']) {
    for (const { name } of generators)
      for (const object of [0, 1, 3])
        for (const on of [object !== 1]) {
          n += 1;
          if (n % 20 === 0) appendFileSync('/tmp/found.txt', `## ${n} ${Math.round(performance.now() - t0)} ms cpu ${Math.round(process.cpuUsage().user / 1000)}\n`);
          const { differences, performed } = await runSteps(sides, [{ action: name, object, variant: object % 4, on }]);
          for (const { screen, field, kind, text } of differences) {
            const key = `${name}: ${field} ${kind}`;
            if (!seen.has(key)) appendFileSync('/tmp/found.txt', `${key}  [${screen}] ${text}  <- ${performed.join('; ')}\n`);
            if (!seen.has(key)) seen.set(key, `${key}  [${screen}] ${text}  <- ${performed.join('; ')}`);
          }
        }
  }
  console.log([...seen.values()].join('\n'));
  console.log(n, 'runs', Math.round(performance.now() - t0), 'ms');
});

test('without actions both answer the same', async () => {
  const { differences } = await runSteps(sides, []);
  expect(differences).toEqual([]);
});

test('random', async () => {
  if (process.env['SURVEY']) return;
  await fc.assert(
    fc.asyncProperty(fc.array(choice, { minLength: 1, maxLength: 8 }), async (steps) => {
      const { differences, performed } = await runSteps(sides, steps);
      if (differences.length > 0) throw new Error([...performed, JSON.stringify(differences[0])].join('\n'));
    }),
    { numRuns: runs, seed: 20261126 },
  );
});
