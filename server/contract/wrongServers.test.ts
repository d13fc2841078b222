import { expect, test } from 'vitest';
import { checkServer } from './check.ts';
import { inProcess } from './testing/inProcess.ts';
import { wrongServers } from './testing/wrongServers.ts';

test.each(Object.entries(wrongServers))(
  'a check finds that %s',
  async (_fault, { schema, found, also = [] }) => {
    const { results } = await checkServer(inProcess(schema));
    const failed = results.filter(({ status }) => status === 'failed');
    expect(failed).toContainEqual(expect.objectContaining({ check: found[0], subject: found[1] }));
    expect([...new Set(failed.map(({ check }) => check))].toSorted()).toEqual([found[0], ...also].toSorted());
    for (const { check, sent } of failed) expect(check === 'schema' || sent).toBeTruthy();
  },
);
