import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { checkServer } from './check.ts';
import type { Send } from './client.ts';
import type { Result } from './results.ts';
import { inProcess } from './testing/inProcess.ts';
import { changedSchema } from './testing/servers.ts';
import { wrongServers } from './testing/wrongServers.ts';

const right = inProcess(changedSchema({}));

/** Whether the request of a failed result shows the failure to a person who repeats it. */
async function isShown({ check, reason = '', sent }: Result, send: Send): Promise<boolean> {
  // The introspection shows it.
  if (check === 'schema') return sent === undefined;
  if (!sent) return false;
  const answer = await send(sent);
  // Two counts differ, and either can be the wrong one. The request has the total count.
  const [, total] = /totalCount is (\d+)/.exec(reason) ?? [];
  if (check === 'counts')
    return Object.values(answer.data ?? {}).some((list) => Object(list).totalCount === Number(total));
  return !isDeepStrictEqual(answer, await right.send(sent));
}

test.each(Object.entries(wrongServers))(
  'a check finds that %s',
  async (_fault, { schema, found, also = [] }) => {
    const wrong = inProcess(schema);
    const { results } = await checkServer(wrong);
    const failed = results.filter(({ status }) => status === 'failed');
    const [check, subject, reason = /./] = found;
    expect(failed).toContainEqual(
      expect.objectContaining({ check, subject, reason: expect.stringMatching(reason) }),
    );
    expect([...new Set(failed.map((one) => one.check))].toSorted()).toEqual([check, ...also].toSorted());
    const shown = await Promise.all(failed.map((result) => isShown(result, wrong.send)));
    expect(failed.filter((_result, i) => !shown[i])).toEqual([]);
  },
);
