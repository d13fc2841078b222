import { expect, test } from 'vitest';
import { checkServer } from './check.ts';
import { inProcess } from './testing/inProcess.ts';
import { wrongServers } from './testing/wrongServers.ts';

test.each(Object.entries(wrongServers))(
  'a check finds that %s',
  async (_fault, { schema, found, also = [] }) => {
    const { results } = await checkServer(inProcess(schema));
    const failed = results.filter(({ status }) => status === 'failed');
    const [check, subject, reason = /./] = found;
    expect(failed).toContainEqual(
      expect.objectContaining({ check, subject, reason: expect.stringMatching(reason) }),
    );
    expect([...new Set(failed.map((one) => one.check))].toSorted()).toEqual([check, ...also].toSorted());
    for (const { sent } of failed) expect(check === 'schema' || sent).toBeTruthy();
  },
);
