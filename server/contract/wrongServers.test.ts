import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { checkServer } from './check.ts';
import type { Send } from './client.ts';
import type { Result } from './results.ts';
import { inProcess } from './testing/inProcess.ts';
import { changedSchema } from './testing/servers.ts';
import type { WrongServer } from './testing/wrongServer.ts';
import { wrongFilters } from './testing/wrongFilters.ts';
import { wrongPages } from './testing/wrongPages.ts';
import { wrongServers } from './testing/wrongServers.ts';
import { wrongValues } from './testing/wrongValues.ts';
import type { Answer, Sent } from './operation.ts';
import type { Row } from './paths.ts';

const right = inProcess(changedSchema({}));
const answers = new Map<string, Promise<Answer>>();

/** The answer of the right server, from the memory if an earlier wrong server got the same request. */
function sendRight(sent: Sent): Promise<Answer> {
  const key = JSON.stringify(sent);
  const answer = answers.get(key) ?? right.send(sent);
  answers.set(key, answer);
  return answer;
}

/** A wrong server. It executes only operations with the changed fields; the right server answers the others. */
function sendWrong({ fields = {}, sdl, send: change }: WrongServer): Send {
  const { send } = inProcess(changedSchema(fields, sdl));
  if (sdl) return send;
  const changed = new RegExp(String.raw`\b(${Object.values(fields).flatMap(Object.keys).join('|')})\b`);
  return async (sent) => {
    // Without the schema, the client does not validate each operation against it, which takes most of the time.
    if (sent.query.includes('__schema')) return { data: null, errors: [], sent };
    if (change) return change(sent, sendRight);
    return changed.test(sent.query) ? send(sent) : sendRight(sent);
  };
}

/** Whether the answer to the request of a failed result has the path at the start of its reason, or a null above it. */
async function hasPath({ reason = '', sent }: Result, send: Send): Promise<boolean> {
  const [, path] = /^([\w.]+): /.exec(reason) ?? [];
  if (!path || !sent) return false;
  const isThere = (value: unknown, [key, ...rest]: readonly string[]): boolean =>
    key === undefined || value === null || isThere((Object(value) as Row)[key], rest);
  return isThere((await send(sent)).data, path.split('.'));
}

/** Whether the request of a failed result shows the failure to a person who repeats it. */
async function isShown({ reason = '', sent }: Result, send: Send): Promise<boolean> {
  if (!sent) return false;
  const answer = await send(sent);
  // Two counts differ, and either can be the wrong one. The request has the total count.
  const [, total] = /totalCount is (\d+)/.exec(reason) ?? [];
  if (total)
    return Object.values(answer.data ?? {}).some((list) => Object(list).totalCount === Number(total));
  return !isDeepStrictEqual(answer, await sendRight(sent));
}

test.each(Object.entries({ ...wrongPages, ...wrongFilters, ...wrongServers, ...wrongValues }))(
  'a check finds that %s',
  async (_fault, server) => {
    const send = sendWrong(server);
    const [check, subject, reason = /./] = server.found;
    const only = new Set([check, subject.toLowerCase()]);
    const { results } = await checkServer({ url: right.url, send, only });
    const failed = results.filter(({ status }) => status === 'failed');
    expect(failed).toContainEqual(
      expect.objectContaining({ check, subject, reason: expect.stringMatching(reason) }),
    );
    const shown = await Promise.all(
      failed.map(
        async (result) => check === 'schema' || ((await isShown(result, send)) && hasPath(result, send)),
      ),
    );
    expect(failed.filter((_result, i) => !shown[i])).toEqual([]);
  },
);
