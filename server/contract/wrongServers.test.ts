import { expect, test } from 'vitest';
import { checkServer } from './check.ts';
import { serveYoga } from './testing/servers.ts';
import { wrongServers } from './testing/wrongServers.ts';

/** The lists, nouns and types in which the servers are wrong, and their neighbours. */
const only = new Set(
  'jobs job gigs gig companies company feed post topic companyleader companyfilteroptions jobfilteroptions person'
    .split(' ')
    .concat('query'),
);

test.each(Object.entries(wrongServers))(
  'a check finds that %s',
  async (_fault, { schema, found, also = [] }) => {
    const { url, close } = await serveYoga(schema);
    const { results } = await checkServer({ url, headers: [], only });
    await close();
    const failed = results.filter(({ status }) => status === 'failed');
    expect(failed).toContainEqual(expect.objectContaining({ check: found[0], subject: found[1] }));
    expect([...new Set(failed.map(({ check }) => check))].toSorted()).toEqual([found[0], ...also].toSorted());
    for (const { check, sent } of failed) expect(check === 'schema' || sent).toBeTruthy();
  },
);
