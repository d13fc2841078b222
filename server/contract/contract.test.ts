import { afterAll, expect, test } from 'vitest';
import { schema } from '../graphql/schema.ts';
import { checkServer, type CheckName } from './check.ts';
import { sendTo } from './client.ts';
import { readContract } from './contract.ts';
import { countResults } from './report.ts';
import { subjects } from './subjects.ts';
import { serveMercurius, serveOwn, serveYoga, type Running } from './testing/servers.ts';

const running: Running[] = [];
afterAll(() => Promise.all(running.map(({ close }) => close())));

/** Checks a server that the test closes at its end. */
async function check(server: Running, only: readonly CheckName[] = []) {
  running.push(server);
  const send = sendTo({ url: server.url, headers: [] });
  const report = await checkServer({ url: server.url, send, only: new Set(only) });
  expect(report.results.filter(({ status }) => status === 'failed' || status === 'warning')).toEqual([]);
  return { report, ...countResults(report) };
}

// The library validates and executes operations and writes errors. Our resolvers select and order the items of lists.
test.each<readonly [name: string, start: () => Promise<Running>]>([
  ['GraphQL Yoga', () => serveYoga(schema)],
  ['Mercurius', () => serveMercurius(schema)],
])('%s with our resolvers has the parts of the contract that the library decides', async (_name, start) => {
  const { passed } = await check(await start(), ['schema', 'nullability', 'refusals', 'unknown']);
  expect(passed).toBeGreaterThan(350);
});

test('the own server has the contract', async () => {
  const { report, passed, skipped } = await check(await serveOwn());
  expect(passed).toBeGreaterThan(800);
  expect(skipped).toBeLessThan(20);
  const named = new Set(subjects(readContract()));
  expect(report.results.map(({ subject }) => subject).filter((subject) => !named.has(subject))).toEqual([]);
  expect(report.unserved).toContain('setJobSaved');
});
