import { afterAll, expect, test } from 'vitest';
import { schema } from '../graphql/schema.ts';
import { checkServer } from './check.ts';
import { sendTo } from './client.ts';
import { readContract } from './contract.ts';
import { countResults } from './report.ts';
import { subjects } from './subjects.ts';
import { serveMercurius, serveOwn, serveYoga, type Running } from './testing/servers.ts';

const running: Running[] = [];
afterAll(() => Promise.all(running.map(({ close }) => close())));

const servers: readonly (readonly [name: string, start: () => Promise<Running>])[] = [
  ['the own server', serveOwn],
  ['GraphQL Yoga', () => serveYoga(schema)],
  ['Mercurius', () => serveMercurius(schema)],
];

test.each(servers)('%s with our resolvers has the contract', async (_name, start) => {
  const server = await start();
  running.push(server);
  const report = await checkServer({ url: server.url, send: sendTo({ url: server.url, headers: [] }) });
  expect(report.results.filter(({ status }) => status === 'failed' || status === 'warning')).toEqual([]);
  const { passed, skipped } = countResults(report);
  expect(passed).toBeGreaterThan(800);
  expect(skipped).toBeLessThan(20);
  const named = new Set(subjects(readContract()));
  expect(report.results.map(({ subject }) => subject).filter((subject) => !named.has(subject))).toEqual([]);
  expect(report.unserved).toContain('setJobSaved');
});
